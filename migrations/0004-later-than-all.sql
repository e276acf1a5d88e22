-- A version is later than all before it, even if the clock was set back: servers refuse an older one, as a restored backup has. The
-- function is otherwise that of 0001-versions.sql.

create or replace function public.commit_version(base integer, changed json, of_author text, of_message text, of_kind text)
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
  insert into public.versions values (
      coalesce(base, 0) + 1, '', of_author, of_message, of_kind,
      greatest(clock_timestamp(), (select max(time) + interval '1 millisecond' from public.versions))
    )
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
