-- A server from before rows were tied to each other says nothing of a hash. It gets one that no row may have, and cannot write: a row
-- without a hash behind rows that have one would end the log. Who copies older rows says that they have none.
ALTER TABLE log ALTER COLUMN hash SET DEFAULT '';
ALTER TABLE log ADD CONSTRAINT log_hash_length CHECK (octet_length(hash) = 32) NOT VALID;
