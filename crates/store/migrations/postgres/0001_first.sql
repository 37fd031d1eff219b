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
