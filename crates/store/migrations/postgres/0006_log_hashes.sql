-- Ties each row to all rows before it; old rows have none. A head has that of the last row.
ALTER TABLE log ADD COLUMN hash bytea;
ALTER TABLE heads ADD COLUMN hash bytea;
