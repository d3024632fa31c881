-- What a result says of its price, and what results are narrowed and ordered by.
alter table search_entry
  add column price numeric,
  add column unit text not null default '',
  add column low numeric,
  add column high numeric,
  -- First day of the month of the price.
  add column period date,
  add column is_taxed boolean not null default false;

update search_entry set
  period = case when provenance->>'priceDate' ~ '^\d{4}-(0[1-9]|1[0-2])' then to_date(left(provenance->>'priceDate', 7), 'YYYY-MM') end,
  is_taxed = coalesce(provenance->>'taxBasis' = '含税', false);

drop index search_entry_rank, search_entry_folded;
create index search_entry_rank on search_entry (kind, rank desc, ref)
  include (haystack, area_id, city_id, pinyin, initials, period, is_taxed);
create index search_entry_folded on search_entry (kind, folded text_pattern_ops, rank desc, ref)
  include (area_id, city_id, period, is_taxed);

create index search_entry_tokens_index on search_entry using gin (tokens) where kind = 'index';
create index search_entry_tokens_industry on search_entry using gin (tokens) where kind = 'industry';

update search_entry e set price = p.unit_cost, unit = '元/㎡'
from project p where e.kind = 'bid_node' and p.id = e.ref;
update search_entry e set price = u.price, unit = '元/' || i.unit
from unit_price u join bill_item i on i.id = u.item_id where e.kind = 'bq_item' and u.id::text = e.ref;
update search_entry e set price = w.value, unit = w.unit_basis
from water_record w where e.kind = 'sl' and w.id = e.ref;
update search_entry e set price = p.middle, unit = '元/' || i.unit, low = p.low, high = p.high
from labor_line l join labor_item i on i.id = l.item_id
  cross join lateral (select * from labor_price where line_id = l.id order by period desc limit 1) p
where e.kind = 'labor' and l.id = e.ref;
