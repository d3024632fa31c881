-- A range of prices as they are shown is read, counted and sorted along this index alone.
create index unit_price_by_price on unit_price (price, id)
  include (area_id, city_id, item_id, text_id, price_date, tax_basis, source, heat, pretax);
