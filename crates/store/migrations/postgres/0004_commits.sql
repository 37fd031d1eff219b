-- The last batch that each writing connection has committed. A batch marks itself here in its own transaction, so that whoever lost the
-- answer to a commit finds out what became of it. A transaction's number cannot tell that: after a crash it is given out again.
CREATE TABLE commits (
    link  bigint PRIMARY KEY,
    batch bigint NOT NULL,
    at    timestamptz NOT NULL DEFAULT now()
) WITH (fillfactor = 50);
