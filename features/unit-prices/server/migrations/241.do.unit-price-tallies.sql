-- How many records a list has, and how many of them stand before each part of its order: totals are sums, and a jump
-- walks an index from the part it lands in. Columns are named as in unit_price, so that the same conditions narrow both.
-- A row counts for one sort: by heat where heat is given, by 除税 price where pretax is, else by month. That column says
-- where the part begins: with a mark of heat or price, which every record up to the next mark counts for, or the month.
-- Heat 0 may be that of most records, which then stand by id alone, so that part is cut by id; elsewhere id is 0.
create table unit_price_month_tally (
  price_date date not null,
  tax_basis text not null,
  source text not null,
  heat int,
  pretax numeric,
  id int not null,
  n int not null,
  unique nulls not distinct (heat, pretax, id, price_date, tax_basis, source)
) with (fillfactor = 80);
create table unit_price_area_tally (
  area_id smallint not null,
  tax_basis text not null,
  source text not null,
  heat int,
  pretax numeric,
  price_date date,
  id int not null,
  n int not null,
  unique nulls not distinct (area_id, heat, pretax, price_date, id, tax_basis, source)
) with (fillfactor = 80);
create table unit_price_item_tally (
  item_id int not null,
  tax_basis text not null,
  source text not null,
  heat int,
  pretax numeric,
  price_date date,
  id int not null,
  n int not null,
  unique nulls not distinct (item_id, heat, pretax, price_date, id, tax_basis, source)
) with (fillfactor = 80);
create table unit_price_text_tally (
  item_id int not null,
  text_id int not null,
  tax_basis text not null,
  source text not null,
  heat int,
  pretax numeric,
  price_date date,
  id int not null,
  n int not null,
  unique nulls not distinct (item_id, text_id, heat, pretax, price_date, id, tax_basis, source)
) with (fillfactor = 80);

-- What a transaction has added (1) and taken away (-1). Counted together when it ends: a loading adds 100,000 records to
-- the same few rows. Empty between transactions.
create unlogged table unit_price_change (
  n int not null,
  item_id int not null,
  text_id int not null,
  area_id smallint not null,
  city_id smallint not null,
  price_date date not null,
  tax_basis text not null,
  source text not null,
  heat int not null,
  pretax numeric not null,
  id int not null,
  -- Of one statement.
  is_first boolean not null
);

create function note_unit_price_changes() returns trigger language plpgsql as $$
declare
  -- Four an octave: 1, 1.25, 1.5, 1.75, 2, 2.5 and so on; of prices eight.
  heats constant float8[] := array(
    select 0 union select part * 2.0 ^ octave from generate_series(-2, 18) octave, generate_series(4, 7) part order by 1);
  prices constant float8[] := array(
    select 0 union select part * 2.0 ^ octave from generate_series(-3, 27) octave, generate_series(8, 15) part order by 1);
begin
  insert into unit_price_change
  select tg_argv[0]::int, item_id, text_id, area_id, coalesce(city_id, 0), price_date, tax_basis, source,
    heats[width_bucket(heat, heats)], prices[width_bucket(pretax::float8, prices)],
    case when heat = 0 then id >> 17 << 17 else 0 end, row_number() over () = 1
  from changed;
  return null;
end $$;

create function tally_unit_price_changes() returns trigger language plpgsql set enable_sort = off set work_mem = '64MB' as $$
declare
  -- Rows that nothing counts for any more.
  empty int;
begin
  -- The first of several statements has counted what all of them changed.
  if not exists (select from unit_price_change) then return null; end if;

  with told as (
    insert into unit_price_count as kept (item_id, area_id, city_id, n)
    select item_id, area_id, city_id, sum(n) from unit_price_change
    group by item_id, area_id, city_id having sum(n) <> 0
    on conflict (item_id, area_id, city_id) do update set n = kept.n + excluded.n
    returning n
  ) select count(*) into empty from told where n = 0;
  if empty > 0 then delete from unit_price_count where n = 0; end if;

  with told as (
    insert into unit_price_month_tally as kept (price_date, tax_basis, source, heat, pretax, id, n)
    select price_date, tax_basis, source, heat, pretax, coalesce(id, 0), sum(n) from unit_price_change
    group by price_date, tax_basis, source, grouping sets ((heat, id), (pretax), ()) having sum(n) <> 0
    on conflict (heat, pretax, id, price_date, tax_basis, source) do update set n = kept.n + excluded.n
    returning n
  ) select count(*) into empty from told where n = 0;
  if empty > 0 then delete from unit_price_month_tally where n = 0; end if;

  with told as (
    insert into unit_price_area_tally as kept (area_id, tax_basis, source, heat, pretax, price_date, id, n)
    select area_id, tax_basis, source, heat, pretax, price_date, coalesce(id, 0), sum(n) from unit_price_change
    group by area_id, tax_basis, source, grouping sets ((heat, id), (pretax), (price_date)) having sum(n) <> 0
    on conflict (area_id, heat, pretax, price_date, id, tax_basis, source) do update set n = kept.n + excluded.n
    returning n
  ) select count(*) into empty from told where n = 0;
  if empty > 0 then delete from unit_price_area_tally where n = 0; end if;

  with told as (
    insert into unit_price_item_tally as kept (item_id, tax_basis, source, heat, pretax, price_date, id, n)
    select item_id, tax_basis, source, heat, pretax, price_date, coalesce(id, 0), sum(n) from unit_price_change
    group by item_id, tax_basis, source, grouping sets ((heat, id), (pretax), (price_date)) having sum(n) <> 0
    on conflict (item_id, heat, pretax, price_date, id, tax_basis, source) do update set n = kept.n + excluded.n
    returning n
  ) select count(*) into empty from told where n = 0;
  if empty > 0 then delete from unit_price_item_tally where n = 0; end if;

  with told as (
    insert into unit_price_text_tally as kept (item_id, text_id, tax_basis, source, heat, pretax, price_date, id, n)
    select item_id, text_id, tax_basis, source, heat, pretax, price_date, coalesce(id, 0), sum(n) from unit_price_change
    group by item_id, text_id, tax_basis, source, grouping sets ((heat, id), (pretax), (price_date)) having sum(n) <> 0
    on conflict (item_id, text_id, heat, pretax, price_date, id, tax_basis, source) do update set n = kept.n + excluded.n
    returning n
  ) select count(*) into empty from told where n = 0;
  if empty > 0 then delete from unit_price_text_tally where n = 0; end if;

  delete from unit_price_change;
  return null;
end $$;

create constraint trigger tally after insert on unit_price_change deferrable initially deferred
  for each row when (new.is_first) execute function tally_unit_price_changes();

-- Where items lie in the order of a list is told by the tallies.
alter table unit_price_count drop column least, drop column greatest, drop column first, drop column last;
truncate unit_price_count;
create temp table untallied as
  select item_id, text_id, area_id, city_id, price_date, tax_basis, source, heat, pretax, id from unit_price with no data;
create trigger note after insert on untallied referencing new table as changed
  for each statement execute function note_unit_price_changes('1');
insert into untallied
  select item_id, text_id, area_id, city_id, price_date, tax_basis, source, heat, pretax, id from unit_price;
set constraints tally immediate;
drop table untallied;
truncate unit_price_change;

create trigger note_added after insert on unit_price referencing new table as changed
  for each statement execute function note_unit_price_changes('1');
create trigger note_removed after delete on unit_price referencing old table as changed
  for each statement execute function note_unit_price_changes('-1');
create trigger note_before after update on unit_price referencing old table as changed
  for each statement execute function note_unit_price_changes('-1');
create trigger note_after after update on unit_price referencing new table as changed
  for each statement execute function note_unit_price_changes('1');

-- An item follows from the text, a province from the city: who asks for both does not get fewer records.
create statistics unit_price_item_of_text (dependencies) on item_id, text_id from unit_price;
create statistics unit_price_area_of_city (dependencies) on area_id, city_id from unit_price;

-- Index-only walks stay fast while records change all the time.
alter table unit_price set (
  autovacuum_vacuum_threshold = 2000,
  autovacuum_vacuum_scale_factor = 0,
  autovacuum_vacuum_insert_threshold = 5000,
  autovacuum_vacuum_insert_scale_factor = 0
);
