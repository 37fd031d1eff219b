-- Whoever plays, without an account. `hook` is the guest's own settings for messages, opaque here.
CREATE TABLE guests (
    id      INTEGER PRIMARY KEY,
    name    TEXT NOT NULL,
    created INTEGER NOT NULL,
    hook    TEXT
) STRICT;

-- Only hashes: whoever reads this table cannot sit down as anybody.
CREATE TABLE tokens (
    hash    BLOB PRIMARY KEY,
    guest   INTEGER NOT NULL REFERENCES guests,
    kind    INTEGER NOT NULL,
    created INTEGER NOT NULL,
    used    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tokens_of_guest ON tokens (guest);

CREATE TABLE claims (
    hash    BLOB PRIMARY KEY,
    guest   INTEGER NOT NULL REFERENCES guests,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE mutes (
    guest INTEGER NOT NULL REFERENCES guests,
    muted INTEGER NOT NULL REFERENCES guests,
    PRIMARY KEY (guest, muted)
) STRICT, WITHOUT ROWID;

-- What never changes about a table.
CREATE TABLE tables (
    id       INTEGER PRIMARY KEY,
    code     TEXT UNIQUE,
    maker    INTEGER NOT NULL REFERENCES guests,
    public   INTEGER NOT NULL,
    contract TEXT NOT NULL,
    created  INTEGER NOT NULL
) STRICT;

-- What follows from the log: rewritten with every row of it. `listed` is the table's making if it is public.
CREATE TABLE heads (
    table_id INTEGER PRIMARY KEY REFERENCES tables,
    last     INTEGER NOT NULL,
    status   INTEGER NOT NULL,
    summary  TEXT NOT NULL,
    due      INTEGER,
    changed  INTEGER NOT NULL,
    listed   INTEGER
) STRICT;
CREATE INDEX heads_due ON heads (due) WHERE due IS NOT NULL;
CREATE INDEX heads_listed ON heads (status, listed, table_id) WHERE listed IS NOT NULL;

-- The truth: rows are added and never changed.
CREATE TABLE log (
    table_id INTEGER NOT NULL REFERENCES tables,
    seq      INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    entry    TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE snapshots (
    table_id INTEGER NOT NULL REFERENCES tables,
    seq      INTEGER NOT NULL,
    state    TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT;

-- `made` is the table's making, here too so that a guest's tables are listed from one index.
CREATE TABLE members (
    table_id INTEGER NOT NULL REFERENCES tables,
    guest    INTEGER NOT NULL REFERENCES guests,
    made     INTEGER NOT NULL,
    since    INTEGER,
    PRIMARY KEY (table_id, guest)
) STRICT, WITHOUT ROWID;
CREATE INDEX members_of_guest ON members (guest, made, table_id);

CREATE TABLE quiet (
    guest    INTEGER NOT NULL REFERENCES guests,
    table_id INTEGER NOT NULL REFERENCES tables,
    PRIMARY KEY (guest, table_id)
) STRICT, WITHOUT ROWID;

-- The last number of each table's chat, so that two writers take different ones.
CREATE TABLE talks (
    table_id INTEGER PRIMARY KEY REFERENCES tables,
    last     INTEGER NOT NULL
) STRICT;

CREATE TABLE chat (
    table_id INTEGER NOT NULL REFERENCES tables,
    seq      INTEGER NOT NULL,
    guest    INTEGER NOT NULL REFERENCES guests,
    at       INTEGER NOT NULL,
    text     TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

-- `due` is when the parcel may next be taken; taking it moves `due` to the end of the lease.
CREATE TABLE outbox (
    id       TEXT PRIMARY KEY,
    guest    INTEGER NOT NULL REFERENCES guests,
    table_id INTEGER NOT NULL REFERENCES tables,
    seq      INTEGER NOT NULL,
    body     TEXT NOT NULL,
    due      INTEGER NOT NULL,
    attempts INTEGER NOT NULL
) STRICT;
CREATE INDEX outbox_due ON outbox (due);

-- One row: when somebody was last serving, and when that was at the start before.
CREATE TABLE beat (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    at  INTEGER NOT NULL,
    was INTEGER
) STRICT;

CREATE TABLE outages (
    began INTEGER PRIMARY KEY,
    ended INTEGER NOT NULL
) STRICT;
