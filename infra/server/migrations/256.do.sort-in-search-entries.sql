-- Only the owner of an index may have its pending entries sorted in, and calls are made by an ordinary user.
create function sort_in_search_entries(kinds text[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  select gin_clean_pending_list(index) from (
    select to_regclass('search_entry_tokens_' || kind) as index from unnest(kinds) as kind) indexes
  where index is not null
$$;
revoke execute on function sort_in_search_entries from public;
