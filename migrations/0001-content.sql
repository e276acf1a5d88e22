-- The guide's content. Every rule here is also one of the model's (src/model/*-schema.ts) and never stricter than that; what SQL
-- cannot say simply is left to the model, and the servers skip and report a row that slips through. Needs PostgreSQL 14 or newer.

create function is_line(value text, maximum integer) returns boolean
  language sql immutable parallel safe
  return char_length(value) <= maximum and btrim(value, E' \t\r\n') <> '';

create function is_https_url(value text) returns boolean
  language sql immutable parallel safe
  return char_length(value) <= 2000 and value ~ '^https://[^\s\\"<>]+$';

-- A path of this site, or an https address elsewhere.
create function is_link(value text) returns boolean
  language sql immutable parallel safe
  return is_https_url(value) or (char_length(value) <= 2000 and value ~ '^/(?!/)[^\s\\"<>]*$');

create function is_path(value text) returns boolean
  language sql immutable parallel safe
  return char_length(value) <= 400 and value ~ '^/(?!/)[^\s\\"<>?#]*$';

create function is_image_url(value text) returns boolean
  language sql immutable parallel safe
  return char_length(value) <= 2000 and value ~ '^(/?images/\w[\w.-]*|https?://[^\s\\"''<>]+)$';

create table site (
  only_row boolean primary key default true check (only_row),
  brand text not null check (is_line(brand, 80)),
  blurb text not null check (is_line(blurb, 400)),
  booking_url text not null check (is_https_url(booking_url)),
  utm_source text check (is_line(utm_source, 80)),
  utm_medium text check (is_line(utm_medium, 80)),
  utm_campaign text check (is_line(utm_campaign, 80)),
  phone text not null check (is_line(phone, 40) and phone ~ '^\+?[\d\s().-]+$'),
  email text not null check (email like '_%@_%'),
  street text not null check (is_line(street, 120)),
  town text not null check (is_line(town, 80)),
  state text not null check (is_line(state, 40)),
  postal_code text not null check (is_line(postal_code, 20)),
  support_hours text not null check (is_line(support_hours, 120)),
  map_url text not null check (is_https_url(map_url)),
  copyright_year integer not null check (copyright_year between 1900 and 2100),
  facebook_url text check (is_https_url(facebook_url)),
  instagram_url text check (is_https_url(instagram_url)),
  twitter_url text check (is_https_url(twitter_url)),
  privacy_link text check (is_link(privacy_link)),
  terms_link text check (is_link(terms_link)),
  constraint utm_is_whole_or_absent check (num_nulls(utm_source, utm_medium, utm_campaign) in (0, 3))
);

create table image_hosts (
  host text primary key check (char_length(host) <= 253 and host ~ '^([a-z0-9-]+\.)+[a-z0-9-]+(:\d{1,5})?$'),
  position integer not null default 1000000
);

create table category_actions (
  category text primary key
    check (category in ('wine-spirits', 'water-sports', 'outdoor', 'culture', 'dining', 'entertainment')),
  link text not null check (is_link(link))
);

create table redirects (
  from_path text primary key check (is_path(from_path)),
  to_path text not null check (is_path(to_path))
);

-- Lists are shown by position, then id. A row added by hand without a position comes last.

create table activities (
  id integer primary key check (id > 0),
  position integer not null default 1000000,
  title text not null check (is_line(title, 400)),
  description text not null check (is_line(description, 4000)),
  category text not null check (is_line(category, 60)),
  icon text not null check (is_line(icon, 16)),
  image_url text not null check (is_image_url(image_url)),
  image_alt text check (is_line(image_alt, 400)),
  location text check (is_line(location, 120)),
  link text check (is_link(link)),
  featured boolean not null default false
);

create table destinations (
  id integer primary key check (id > 0),
  position integer not null default 1000000,
  name text not null check (is_line(name, 120)),
  description text not null check (is_line(description, 4000)),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  featured boolean not null default false
);

create table destination_highlights (
  destination_id integer not null references destinations on update cascade on delete cascade,
  position integer not null check (position between 1 and 1000),
  highlight text not null check (is_line(highlight, 120)),
  primary key (destination_id, position)
);

create table events (
  id integer primary key check (id > 0),
  position integer not null default 1000000,
  title text not null check (is_line(title, 400)),
  description text not null check (is_line(description, 4000)),
  category text not null check (is_line(category, 60)),
  date text not null check (is_line(date, 60)),
  time text not null check (is_line(time, 60)),
  location text not null check (is_line(location, 200)),
  link text check (is_link(link)),
  start_date date,
  end_date date,
  featured boolean not null default false,
  constraint ends_after_start check (start_date <= end_date)
);

-- Posts have no position: the highest id is shown first.
create table blog_posts (
  id integer primary key check (id > 0),
  title text not null check (is_line(title, 400)),
  excerpt text not null check (is_line(excerpt, 1000)),
  content text not null check (char_length(content) <= 200000),
  category text not null check (is_line(category, 60)),
  image_url text not null check (is_image_url(image_url)),
  image_alt text check (is_line(image_alt, 400)),
  published_at text not null check (is_line(published_at, 60)),
  read_time text not null check (is_line(read_time, 60)),
  featured boolean not null default false,
  reviewed date
);
