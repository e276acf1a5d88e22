-- The cabins that the owner lets. Lists and groups are json columns, because they are read and written whole.
create table cabins (
  id integer primary key check (id > 0),
  position integer not null default 1000000,
  name text not null check (is_line(name, 120)),
  slug text check (public.is_slug(slug) and slug <> 'featured'),
  summary text not null check (char_length(summary) <= 400),
  story text check (char_length(story) <= 40000),
  sleeps integer not null check (sleeps between 1 and 99),
  bedrooms integer check (bedrooms between 1 and 99),
  beds text check (is_line(beds, 200)),
  baths double precision check (baths between 0.5 and 99),
  features json check (json_typeof(features) = 'array'),
  walls text check (walls in ('cedar', 'stone')),
  dogs text check (is_line(dogs, 200)),
  children text check (is_line(children, 200)),
  step_free text check (is_line(step_free, 200)),
  town text check (is_line(town, 120)),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  about json check (json_typeof(about) = 'object'),
  arrival json check (json_typeof(arrival) = 'object'),
  house_rules json check (json_typeof(house_rules) = 'array'),
  minimum_nights integer check (minimum_nights between 1 and 99),
  check_in text check (is_line(check_in, 60)),
  check_out text check (is_line(check_out, 60)),
  image_url text check (is_image_url(image_url)),
  image_alt text check (is_line(image_alt, 400)),
  image_focus text check (image_focus in ('top', 'bottom', 'left', 'right')),
  booking_url text check (is_link(booking_url)),
  price json check (json_typeof(price) = 'object'),
  quotes json check (json_typeof(quotes) = 'array'),
  example boolean
);

create trigger raise_revision after insert or update or delete or truncate on cabins
  for each statement execute function raise_content_revision();
