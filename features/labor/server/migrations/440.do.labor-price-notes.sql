-- What an import took for granted of a price, and that nothing was there to check it by.
alter table labor_price add column note text;
