-- What travels costs much the same everywhere: of its materials the factor of the place is not taken off. A price that is
-- brought to another place is C × (local × F + travelling); at F = 1, in the country as a whole, it is this column.
drop index unit_price_by_normalised, unit_price_of_item;
alter table unit_price drop column normalised;
alter table unit_price add normalised float8 generated always as
  ((case tax_basis when '含税' then price / (1 + tax_rate) else price end)::float8 / level
    * (1 - coalesce(travelling, 0) + coalesce(travelling, 0) * coalesce(own_factor, 1))) stored;
create index unit_price_by_normalised on unit_price (normalised, id)
  include (area_id, city_id, item_id, text_id, price_date, tax_basis, source, tax_rate, travelling, own_factor);
create index unit_price_of_item on unit_price (item_id, area_id, price_date)
  include (pretax, heat, id, city_id, text_id, tax_basis, source, by_components, own_factor);
