-- Whoever plays, without an account. `hook` is the guest's own settings for messages, opaque here.
CREATE TABLE guests (
    id      bigint PRIMARY KEY,
    name    text NOT NULL,
    created bigint NOT NULL,
    hook    text
);

-- Only hashes: whoever reads this table cannot sit down as anybody.
CREATE TABLE tokens (
    hash    bytea PRIMARY KEY,
    guest   bigint NOT NULL REFERENCES guests,
    kind    bigint NOT NULL,
    created bigint NOT NULL,
    used    bigint NOT NULL
);
CREATE INDEX tokens_of_guest ON tokens (guest);

CREATE TABLE claims (
    hash    bytea PRIMARY KEY,
    guest   bigint NOT NULL REFERENCES guests,
    expires bigint NOT NULL
);

CREATE TABLE mutes (
    guest bigint NOT NULL REFERENCES guests,
    muted bigint NOT NULL REFERENCES guests,
    PRIMARY KEY (guest, muted)
);

-- What never changes about a table.
CREATE TABLE tables (
    id       bigint PRIMARY KEY,
    code     text UNIQUE,
    maker    bigint NOT NULL REFERENCES guests,
    public   bigint NOT NULL,
    contract text NOT NULL,
    created  bigint NOT NULL
);

-- What follows from the log: rewritten with every row of it. `listed` is the table's making if it is public.
CREATE TABLE heads (
    table_id bigint PRIMARY KEY REFERENCES tables,
    last     bigint NOT NULL,
    status   bigint NOT NULL,
    summary  text NOT NULL,
    due      bigint,
    changed  bigint NOT NULL,
    listed   bigint
);
CREATE INDEX heads_due ON heads (due) WHERE due IS NOT NULL;
CREATE INDEX heads_listed ON heads (status, listed, table_id) WHERE listed IS NOT NULL;

-- The truth: rows are added and never changed.
CREATE TABLE log (
    table_id bigint NOT NULL REFERENCES tables,
    seq      bigint NOT NULL,
    at       bigint NOT NULL,
    entry    text NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE TABLE snapshots (
    table_id bigint NOT NULL REFERENCES tables,
    seq      bigint NOT NULL,
    state    text NOT NULL,
    PRIMARY KEY (table_id, seq)
);

-- `made` is the table's making, here too so that a guest's tables are listed from one index.
CREATE TABLE members (
    table_id bigint NOT NULL REFERENCES tables,
    guest    bigint NOT NULL REFERENCES guests,
    made     bigint NOT NULL,
    since    bigint,
    PRIMARY KEY (table_id, guest)
);
CREATE INDEX members_of_guest ON members (guest, made, table_id);

CREATE TABLE quiet (
    guest    bigint NOT NULL REFERENCES guests,
    table_id bigint NOT NULL REFERENCES tables,
    PRIMARY KEY (guest, table_id)
);

-- The last number of each table's chat, so that two writers take different ones.
CREATE TABLE talks (
    table_id bigint PRIMARY KEY REFERENCES tables,
    last     bigint NOT NULL
);

CREATE TABLE chat (
    table_id bigint NOT NULL REFERENCES tables,
    seq      bigint NOT NULL,
    guest    bigint NOT NULL REFERENCES guests,
    at       bigint NOT NULL,
    text     text NOT NULL,
    PRIMARY KEY (table_id, seq)
);

-- `due` is when the parcel may next be taken; taking it moves `due` to the end of the lease.
CREATE TABLE outbox (
    id       text PRIMARY KEY,
    guest    bigint NOT NULL REFERENCES guests,
    table_id bigint NOT NULL REFERENCES tables,
    seq      bigint NOT NULL,
    body     text NOT NULL,
    due      bigint NOT NULL,
    attempts bigint NOT NULL
);
CREATE INDEX outbox_due ON outbox (due);

-- One row: when somebody was last serving, and when that was at the start before.
CREATE TABLE beat (
    one bigint PRIMARY KEY CHECK (one = 1),
    at  bigint NOT NULL,
    was bigint
);

CREATE TABLE outages (
    began bigint PRIMARY KEY,
    ended bigint NOT NULL
);

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
INSERT INTO tokens (hash, guest, kind, created, used) VALUES ('\x0707070707070707070707070707070707070707070707070707070707070707', 11, 0, 110, 120);
INSERT INTO claims (hash, guest, expires) VALUES ('\x0808080808080808080808080808080808080808080808080808080808080808', 12, 1000);
CREATE TABLE oneiros_version (version bigint NOT NULL);
INSERT INTO oneiros_version (version) VALUES (1);
