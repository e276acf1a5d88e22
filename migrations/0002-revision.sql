-- The revision: raised once by every transaction that writes content, whoever makes it, and announced when it commits.
-- The row's lock makes writers of content take turns, so revisions are counted in the order of their commits.

create table content_revision (
  only_row boolean primary key default true check (only_row),
  revision bigint not null,
  -- The transaction that raised it last. Its time is needed too: a restored backup counts transactions anew.
  raised_by xid8 not null default pg_current_xact_id(),
  raised_at timestamptz not null default transaction_timestamp()
);

insert into content_revision (revision) values (0);

-- With the rights of its owner, so that whoever may edit a content table need not be allowed to write here.
create function raise_content_revision() returns trigger
  language plpgsql security definer set search_path from current
as $$
begin
  update content_revision
    set revision = revision + 1, raised_by = pg_current_xact_id(), raised_at = transaction_timestamp()
    where (raised_by, raised_at) is distinct from (pg_current_xact_id(), transaction_timestamp());
  if found then
    perform pg_notify('content_changed', '');
  end if;
  return null;
end
$$;

do $$
declare
  content_table text;
begin
  foreach content_table in array array[
    'site', 'image_hosts', 'category_actions', 'redirects',
    'activities', 'destinations', 'destination_highlights', 'events', 'blog_posts'
  ] loop
    execute format(
      'create trigger raise_revision after insert or update or delete or truncate on %I '
      'for each statement execute function raise_content_revision()', content_table);
  end loop;
end
$$;
