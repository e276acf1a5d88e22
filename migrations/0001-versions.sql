-- Every version of the content folder. Needs PostgreSQL 14 or newer. No function looks up a name where its caller could put something
-- else in its place, and nobody but the owner writes: a publisher calls store_piece and commit_version, which run with the owner's rights.

create table versions (
  id integer primary key,
  tree text not null,
  author text not null check (char_length(author) between 1 and 200),
  message text not null check (char_length(message) <= 1000),
  kind text not null check (kind in ('folder', 'publish', 'undo')),
  time timestamptz not null
);

-- What each version changed; without a hash, the file is gone.
create table changes (
  path text not null check (char_length(path) <= 400 and path ~ '^[^/.#][^/]*(/[^/.#][^/]*){0,3}$' and path !~ '[[:cntrl:]\\]'),
  version integer not null references versions,
  hash text check (hash ~ '^[0-9a-f]{64}$'),
  primary key (path, version)
);

create index changes_by_version on changes (version);

-- The bytes of files in pieces of 1 MB, uncompressed, so that a server never has more of one in memory. Up to the commit that names
-- them, anybody who may publish can write them again.
create table pieces (
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  number integer not null check (number between 0 and 19),
  bytes bytea not null check (octet_length(bytes) <= 1048576),
  primary key (hash, number)
);

alter table pieces alter column bytes set storage external;

-- Hashes whose pieces have been checked; their bytes never change.
create table objects (hash text primary key);

create function public.store_piece(of_hash text, of_number integer, of_bytes bytea) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  insert into public.pieces (hash, number, bytes)
    select of_hash, of_number, of_bytes
    where not exists (select 1 from public.objects where hash = of_hash)
    on conflict (hash, number) do update set bytes = excluded.bytes
$$;

-- Writers take turns, so versions are counted in the order of their commits. Returns nothing if the base isn't the newest any more.
create function public.commit_version(base integer, changed json, of_author text, of_message text, of_kind text)
  returns public.versions
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  made public.versions;
  damaged text;
begin
  lock table public.versions in share row exclusive mode;
  if base is distinct from (select max(id) from public.versions) then
    return null;
  end if;
  for damaged in
    select distinct value from json_each_text(changed)
      where value is not null and value not in (select hash from public.objects)
  loop
    if (select encode(sha256(string_agg(bytes, ''::bytea order by number)), 'hex') from public.pieces where hash = damaged)
      is distinct from damaged then
      raise exception 'the bytes of % are missing or damaged', damaged using errcode = 'data_corrupted';
    end if;
    insert into public.objects values (damaged);
  end loop;
  insert into public.versions values (coalesce(base, 0) + 1, '', of_author, of_message, of_kind, clock_timestamp())
    returning * into made;
  insert into public.changes (path, version, hash) select key, made.id, value from json_each_text(changed);
  if (select count(*) from public.files_of(made.id)) > 50000 then
    raise exception 'a version has 50,000 files at most';
  end if;
  update public.versions
    set tree = (
      select encode(sha256(coalesce(string_agg(convert_to(path || E'\t' || hash || E'\n', 'UTF8'), ''::bytea order by path collate "C"), ''::bytea)), 'hex')
      from public.files_of(made.id)
    )
    where id = made.id
    returning * into made;
  perform pg_notify('content_changed', '');
  return made;
end
$$;

create function public.files_of(of_version integer) returns table (path text, hash text)
  language sql stable set search_path = pg_catalog, pg_temp
as $$
  select path, hash from (
    select distinct on (c.path) c.path, c.hash from public.changes c where c.version <= of_version order by c.path, c.version desc
  ) as newest
  where hash is not null
$$;

revoke execute on function public.store_piece(text, integer, bytea) from public;
revoke execute on function public.commit_version(integer, json, text, text, text) from public;
