-- Lists of a region are found in memory; until that has read a change, walking the indexes of the whole country does.
drop index unit_price_in_area_by_heat, unit_price_in_area_by_pretax, unit_price_in_area_by_date;
