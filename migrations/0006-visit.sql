-- Practical facts for a visit, with the fields' names of the files: {"town": "Hye", "closed": ["Sun", "Mon"]}.
-- One json column and not nineteen of their own, because they are read and written whole; json, not jsonb, so that pull writes a
-- group with its keys in the owner's order.

alter table activities add column visit json check (json_typeof(visit) = 'object');
alter table events add column visit json check (json_typeof(visit) = 'object');
alter table blog_posts add column visit json check (json_typeof(visit) = 'object');
