-- Bills and labour repeat one item from place to place and month to month; other records are each their own. What an
-- item costs in a place is read of all its records there, in the index alone.
create function search_item_key(kind text, haystack text) returns bigint language sql immutable parallel safe as $$
  select case kind
    when 'bq_item' then hashtextextended(split_part(haystack, E'\n', 1), 0)
    when 'labor' then hashtextextended(split_part(haystack, E'\n', 1) || split_part(haystack, E'\n', 2), 0) end
$$;

alter table search_entry add column item_key bigint;
update search_entry set item_key = search_item_key(kind, haystack) where kind in ('bq_item', 'labor');

create index search_entry_item on search_entry (kind, item_key, area_id)
  include (city_id, price, unit, period, is_taxed, tax_rate) where item_key is not null;
