-- Every publish is kept whole, so that any of them can be brought back.
create table publishes (
  id integer generated always as identity primary key,
  published_at timestamptz not null default transaction_timestamp(),
  published_by text not null,
  -- The revision that the content had.
  revision bigint not null,
  note text not null,
  content jsonb not null
);
