-- Always empty: what is put here to see whether anything can be written is taken away again in the same transaction.
CREATE TABLE write_trials (
    filler BLOB NOT NULL
) STRICT;
