-- What a result shows beside its title, and what ranks it.
alter table search_entry
  add column city_id int,
  -- Of what the address of the record's page needs beside its own id.
  add column parent_ref text,
  add column published_on date,
  add column provenance jsonb,
  -- Title, subtitle and the numbers of both as runs of signs between spaces, a line each.
  add column haystack text,
  -- The more sought-after first, the newer first among equals.
  add column rank bigint not null
    generated always as (heat::bigint * 100000 + coalesce(published_on - date '1970-01-01', 0)) stored;

-- As search-tokens.ts spaces titles, without classes of signs, which not every database knows alike.
create function pg_temp.spaced(line text) returns text language sql immutable as $$
  select rtrim(regexp_replace(regexp_replace(
    ' ' || lower(normalize(line, NFKC)),
    '[\s!-/:-@[-`{-~　-〿·×—–‘’“”…]+', ' ', 'g'),
    '([^ 㐀-鿿])(?=[㐀-鿿])|([㐀-鿿])(?=[^ 㐀-鿿])', '\1\2 ', 'g')) || ' '
$$;

update search_entry set
  haystack = pg_temp.spaced(title) || E'\n' || pg_temp.spaced(subtitle) || E'\n ',
  tokens = tokens || array_to_tsvector(array['@' || area_id]);

-- Projects are all that was found so far; an entry without its record goes.
update search_entry entry set
  city_id = project.city_id,
  published_on = project.created_at::date,
  provenance = project.provenance,
  tokens = case when project.city_id is null then tokens
    else tokens || array_to_tsvector(array['@' || project.city_id]) end
from project where entry.kind = 'bid_node' and project.id = entry.ref;
delete from search_entry where provenance is null;

alter table search_entry
  alter column haystack set not null,
  add check (kind <> 'bq_item' or parent_ref is not null);

drop index search_entry_tokens, search_entry_heat, search_entry_folded, search_entry_pinyin, search_entry_initials;
-- One for each kind, so that words of other kinds cost nothing.
create index search_entry_tokens_bid_node on search_entry using gin (tokens) where kind = 'bid_node';
create index search_entry_tokens_bq_item on search_entry using gin (tokens) where kind = 'bq_item';
create index search_entry_tokens_sl on search_entry using gin (tokens) where kind = 'sl';
create index search_entry_tokens_labor on search_entry using gin (tokens) where kind = 'labor';
create index search_entry_tokens_policy on search_entry using gin (tokens) where kind = 'policy';
-- Frequent words are found by walking the hottest entries, so the walk must not visit the table.
create index search_entry_rank on search_entry (kind, rank desc, ref)
  include (haystack, area_id, city_id, pinyin, initials);
create index search_entry_folded on search_entry (kind, folded text_pattern_ops, rank desc, ref)
  include (area_id, city_id);
create index search_entry_pinyin on search_entry (kind, pinyin text_pattern_ops, rank desc, ref);
-- Initials are shared by many titles, sounds by few.
create index search_entry_initials on search_entry (kind, initials text_pattern_ops, rank desc, ref) include (pinyin);

-- Index-only scans need a table that is vacuumed soon after it grew.
alter table search_entry set (
  autovacuum_vacuum_insert_scale_factor = 0.02,
  autovacuum_vacuum_scale_factor = 0.05,
  autovacuum_analyze_scale_factor = 0.05
);
