-- The name that a client gave to its request to say something, so that sending it again adds nothing. Older lines have none.
ALTER TABLE chat ADD COLUMN client text;
CREATE UNIQUE INDEX chat_names ON chat (table_id, guest, client) WHERE client IS NOT NULL;
