-- A list read in another month and place is ordered and narrowed by what it shows: one multiplication brings all
-- normalised prices there, so their order is the order shown.
alter table unit_price add level float8;
-- Nothing that is counted changes.
alter table unit_price disable trigger user;
update unit_price u set level = k.level from kept_price_level k where k.month = u.price_date and k.area_id = u.area_id;
alter table unit_price enable trigger user;
-- Not rounded: 除税 prices that round alike need not do so in another month.
alter table unit_price add normalised float8 generated always as
  ((case tax_basis when '含税' then price / (1 + tax_rate) else price end)::float8 / level) stored;
create trigger stamp_price_level before insert or update of price_date, area_id on unit_price
  for each row execute function stamp_price_level();

create index unit_price_by_normalised on unit_price (normalised, id)
  include (area_id, city_id, item_id, text_id, price_date, tax_basis, source, tax_rate);
-- The lowest and the highest level, and what has none, in a moment.
create index unit_price_levels on unit_price (level);
-- The lowest and the highest tax rate in a moment.
create index unit_price_tax_rates on unit_price (tax_basis, tax_rate);

-- 含税 figures are reckoned from what stands in the index.
drop index unit_price_by_pretax;
create index unit_price_by_pretax on unit_price (pretax, id)
  include (area_id, city_id, item_id, text_id, price_date, tax_basis, source, tax_rate, price);
drop index unit_price_of_item;
create index unit_price_of_item on unit_price (item_id, area_id, price_date)
  include (pretax, heat, id, city_id, text_id, tax_basis, source, normalised);
