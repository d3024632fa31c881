-- A number or key of the house itself, such as an activity or an order: nobody's secret, so it is kept readable.
alter table audit add column object text check (length(object) between 1 and 80);
