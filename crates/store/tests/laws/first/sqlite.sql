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

-- A small house as the first version kept it.
INSERT INTO guests (id, name, created, hook) VALUES (11, 'Ada', 100, '{"url":"x"}'), (12, 'Bob', 101, NULL);
INSERT INTO mutes (guest, muted) VALUES (12, 11);
INSERT INTO tables (id, code, maker, public, contract, created) VALUES
    (21, 'ABCDEF', 11, 0, 'by link', 200), (22, NULL, 12, 1, 'for all', 201);
INSERT INTO heads (table_id, last, status, summary, due, changed, listed) VALUES
    (21, 3, 1, '{"turn":2}', 900, 303, NULL), (22, 1, 0, '{}', NULL, 301, 201);
INSERT INTO log (table_id, seq, at, entry) VALUES
    (21, 1, 300, 'made'), (21, 2, 302, 'joined'), (21, 3, 303, 'played'), (22, 1, 301, 'made');
INSERT INTO snapshots (table_id, seq, state) VALUES (21, 2, 'state');
INSERT INTO members (table_id, guest, made, since) VALUES (21, 11, 200, NULL), (21, 12, 200, 303);
INSERT INTO quiet (guest, table_id) VALUES (11, 21);
INSERT INTO talks (table_id, last) VALUES (21, 1);
INSERT INTO chat (table_id, seq, guest, at, text) VALUES (21, 1, 12, 304, 'hello');
INSERT INTO outbox (id, guest, table_id, seq, body, due, attempts) VALUES
    ('000000000000000000000000000000ff', 12, 21, 3, 'your turn', 310, 1);
INSERT INTO beat (one, at, was) VALUES (1, 400, NULL);
INSERT INTO outages (began, ended) VALUES (250, 260);
INSERT INTO tokens (hash, guest, kind, created, used) VALUES (X'0707070707070707070707070707070707070707070707070707070707070707', 11, 0, 110, 120);
INSERT INTO claims (hash, guest, expires) VALUES (X'0808080808080808080808080808080808080808080808080808080808080808', 12, 1000);
PRAGMA application_id = 1332634985;
PRAGMA user_version = 1;
