-- The initials of any word of a title, not of its beginning alone: kybgl is in 空港科研办公楼.
create extension if not exists pg_trgm;
create index search_entry_initials_within on search_entry using gin (initials gin_trgm_ops);

-- Which entries the letters stand in is not known beforehand, and a few are wanted: without these settings PostgreSQL
-- reads the whole table for letters that are nowhere.
create function search_entries_with_initials(letters text, kinds text[], most int)
returns table (kind text, ref text, title text, rank bigint)
language sql stable
set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off
as $$
  select e.kind, e.ref, e.title, e.rank from search_entry e
  where e.initials like '%' || letters || '%' and e.kind = any (kinds)
  limit most
$$;
