-- The history tells more: which content it is, why and from which files it came, and how much it changed.

-- Identifies content, no matter the order of its fields: 64 hexadecimal digits.
create function public.content_digest(content json) returns text
  language sql immutable strict parallel safe set search_path = pg_catalog, pg_temp
  as $$ select encode(sha256(convert_to(content::jsonb::text, 'UTF8')), 'hex') $$;

-- Only who may publish needs it.
revoke execute on function public.content_digest(json) from public;

alter table publishes
  add column digest text not null generated always as (public.content_digest(content)) stored,
  -- The publisher's own words.
  add column message text check (char_length(message) <= 200),
  -- The publish that the files came from. It may have been deleted.
  add column base integer,
  -- For a rollback: the publish whose content it restored.
  add column restored integer,
  -- How many entries differ from the publish before. Unknown for those that are older than these columns.
  add column added integer,
  add column changed integer,
  add column removed integer;

update publishes set restored = substring(note from '^rollback to ([0-9]{1,9})$')::integer;

create index publishes_digest on publishes (digest);
