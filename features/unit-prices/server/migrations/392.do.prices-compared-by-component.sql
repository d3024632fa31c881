-- What prices are compared by stands in the index that the levels of an item are read from.
drop index unit_price_of_item;
create index unit_price_of_item on unit_price (item_id, area_id, price_date)
  include (pretax, heat, id, city_id, text_id, tax_basis, source, normalised, by_components, own_factor);
comment on table unit_price_level is
  'Amounts stand 除税, brought by components to the month of component_reference in the country as a whole.';
