-- Activities and events have pages of their own. Lists are json columns, because they are read and written whole.

create function public.is_slug(value text) returns boolean
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
  as $$ select char_length(value) <= 400 and value ~ '^[a-z0-9]+(-[a-z0-9]+)*$' $$;

alter table activities
  add column slug text check (public.is_slug(slug) and slug <> 'featured'),
  add column formerly json check (json_typeof(formerly) = 'array'),
  add column story text check (char_length(story) <= 40000);

alter table events
  add column slug text check (public.is_slug(slug) and slug <> 'featured'),
  add column formerly json check (json_typeof(formerly) = 'array'),
  add column story text check (char_length(story) <= 40000);

-- The paths of the places that a post is about.
alter table blog_posts add column places json check (json_typeof(places) = 'array');

-- Pages of the owner's own, at /{slug}.
create table own_pages (
  slug text primary key check (public.is_slug(slug)),
  title text not null check (is_line(title, 120)),
  description text not null check (is_line(description, 400)),
  content text not null check (char_length(content) <= 200000),
  your_trip boolean,
  updated date
);

create trigger raise_revision after insert or update or delete or truncate on own_pages
  for each statement execute function raise_content_revision();
