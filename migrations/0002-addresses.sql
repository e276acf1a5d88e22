-- The addresses that pages of entries have had, so that old ones go on leading there. None is ever removed.

create table addresses (
  number integer generated always as identity primary key,
  list text not null check (char_length(list) between 1 and 100),
  key text not null check (char_length(key) between 1 and 400),
  path text not null check (char_length(path) between 2 and 400 and path ~ '^/[^[:cntrl:]\\]+$'),
  unique (list, key, path)
);

create function public.remember_addresses(remembered json) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  insert into public.addresses (list, key, path)
    select of.list, of.key, of.path from json_to_recordset(remembered) as of (list text, key text, path text)
    on conflict (list, key, path) do nothing;
  if (select count(*) from public.addresses) > 200000 then
    raise exception 'a store remembers 200,000 addresses at most';
  end if;
end
$$;

revoke execute on function public.remember_addresses(json) from public;
