-- No function looks up a name where its caller could put something else in its place: not in a temporary table, not in a schema of the
-- caller's own. Without pg_temp at the end, PostgreSQL looks there first.

alter function public.is_line(text, integer) set search_path = pg_catalog, pg_temp;
alter function public.is_https_url(text) set search_path = pg_catalog, pg_temp;
alter function public.is_link(text) set search_path = pg_catalog, pg_temp;
alter function public.is_path(text) set search_path = pg_catalog, pg_temp;
alter function public.is_image_url(text) set search_path = pg_catalog, pg_temp;

-- As before, but with every name in full: it runs with the rights of its owner.
create or replace function public.raise_content_revision() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  update public.content_revision
    set revision = revision + 1,
      raised_by = pg_catalog.pg_current_xact_id(),
      raised_at = pg_catalog.transaction_timestamp()
    where (raised_by, raised_at) is distinct from (pg_catalog.pg_current_xact_id(), pg_catalog.transaction_timestamp());
  if found then
    perform pg_catalog.pg_notify('content_changed', '');
  end if;
  return null;
end
$$;

-- Only who may make triggers on the content tables needs it; firing one takes no right.
revoke execute on function public.raise_content_revision() from public;
