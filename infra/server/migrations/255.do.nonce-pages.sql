-- The pages of signed_nonce are made and dropped while the server runs, by a user that may otherwise change no table.
-- Minutes since 1970: pages from first_minute to last_minute are there afterwards, none before oldest_minute.
create function turn_nonce_pages(first_minute bigint, last_minute bigint, oldest_minute bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  page record;
begin
  -- Any number that nothing else on the same database uses for an advisory lock.
  perform pg_advisory_xact_lock(7203514084);
  for page in
    select minute from generate_series(first_minute, last_minute) as minute
    where to_regclass('signed_nonce_' || minute) is null
  loop
    execute format('create unlogged table %I partition of signed_nonce for values in (%s)',
      'signed_nonce_' || page.minute, page.minute);
  end loop;
  for page in
    select relname from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'signed_nonce'::regclass
      and substring(relname from '\d+$')::bigint < oldest_minute
  loop
    execute format('drop table %I', page.relname);
  end loop;
end $$;
revoke execute on function turn_nonce_pages from public;
