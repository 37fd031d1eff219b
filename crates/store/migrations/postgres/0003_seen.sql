-- Until when a guest who held a seat looked at a table, through whichever server: nobody is away from before they went. In time of
-- service, as the log counts it.
CREATE TABLE seen (
    table_id bigint NOT NULL,
    guest    text NOT NULL,
    at       bigint NOT NULL,
    PRIMARY KEY (table_id, guest)
);
