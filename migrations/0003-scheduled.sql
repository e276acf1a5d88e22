-- What the owner's desk publishes at an hour. A schema of the desk's own, which a role that only serves can't read.

create schema desk;

create table desk.scheduled (
  id text primary key check (id ~ '^[0-9a-f-]{36}$'),
  -- As a clock in Texas shows it: 2026-12-05T06:00.
  hour text not null check (hour ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$'),
  plan json not null,
  -- Until when a desk is publishing it, in milliseconds since 1970, and which version was the newest when one first began.
  claimed bigint not null default 0,
  tried integer,
  -- Why it could not go.
  stuck json
);

-- The bytes of pictures that no version has yet.
create table desk.scheduled_pictures (
  scheduled text not null references desk.scheduled on delete cascade,
  name text not null check (name ~ '^\w[\w.-]{0,200}$'),
  bytes bytea not null check (octet_length(bytes) <= 20971520),
  primary key (scheduled, name)
);
