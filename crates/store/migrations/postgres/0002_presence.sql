-- The servers that share this database, each until its lease ends unless it renews it.
CREATE TABLE nodes (
    id    bigint PRIMARY KEY,
    until bigint NOT NULL
);

-- Who looks at a table through which server: the guests who hold seats, and how many watch. Gone with the server.
CREATE TABLE presence (
    node     bigint NOT NULL REFERENCES nodes ON DELETE CASCADE,
    table_id bigint NOT NULL,
    guests   text NOT NULL,
    watching bigint NOT NULL,
    PRIMARY KEY (node, table_id)
);
CREATE INDEX presence_at_table ON presence (table_id);
