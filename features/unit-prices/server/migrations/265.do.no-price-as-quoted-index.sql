-- A range of prices is one of prices 除税, along whose own index it is read.
drop index unit_price_by_price;
