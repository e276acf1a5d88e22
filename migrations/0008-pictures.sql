-- Pictures are content: their names, and their bytes once for each hash.

-- Written before the names and never changed. They are stored as they are, uncompressed, so that a server reads them in pieces.
create table picture_bytes (
  hash text primary key,
  size integer not null check (size between 1 and 20971520),
  bytes bytea not null,
  constraint bytes_have_size check (octet_length(bytes) = size),
  constraint bytes_have_hash check (encode(sha256(bytes), 'hex') = hash)
);

alter table picture_bytes alter column bytes set storage external;

create table content_pictures (
  name text primary key check (char_length(name) <= 200 and name ~ '^[A-Za-z0-9_][A-Za-z0-9_.-]*$'),
  hash text not null references picture_bytes
);

create trigger raise_revision after insert or update or delete or truncate on content_pictures
  for each statement execute function raise_content_revision();
