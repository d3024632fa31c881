-- A price read by components is a sum of five amounts, each multiplied with a number that month and place alone decide.
alter table unit_price
  -- 除税, of labour, local materials, materials that travel, machinery and the rest, each brought to the reference month
  -- and, but for what travels, to the country as a whole. Null where its month has no index.
  add component_amounts float8[],
  -- Null where its place has none.
  add own_factor float8,
  -- Share of materials that travel.
  add travelling float8;
-- The month that amounts are brought to: the first of the newest year, so that the targets usually chosen lie near it.
create view component_reference as
select min(month) as month from kept_series_level
where key = '综合' and month >= (select date_trunc('year', max(month)) from kept_series_level where key = '综合');

-- Of every month, what brings labour, materials, what travels of them, machinery and the rest to the reference month.
create view component_ratio as
select own.month, array_agg(reference.level / own.level order by keys.place) as ratios
from unnest('{人工,材料,材料,机械,综合}'::text[]) with ordinality as keys (key, place)
join kept_series_level own on own.key = keys.key
join kept_series_level reference on reference.key = keys.key
  and reference.month = (select month from component_reference)
group by own.month having count(*) = 5;

-- Kept, because every record that is stored wants one.
create table kept_component_ratio (month date primary key, ratios float8[] not null);
insert into kept_component_ratio select month, ratios from component_ratio;
create function keep_component_ratios() returns trigger language plpgsql as $$
begin
  delete from kept_component_ratio;
  insert into kept_component_ratio select month, ratios from component_ratio;
  return null;
end $$;
create trigger keep_component_ratios after insert or update or delete on kept_series_level
  for each statement execute function keep_component_ratios();

create function component_amounts_of(u unit_price, out amounts float8[], out factor float8, out travels float8)
language plpgsql stable as $$
declare
  given float8[];
  whole float8;
  untaxed float8 := case u.tax_basis when '含税' then u.price / (1 + u.tax_rate) else u.price end;
  ratios float8[];
begin
  factor := (select f.factor from place_factor f where f.area_id = priced_place(u.area_id, u.city_id));
  given := array[
    coalesce(u.labour, 0), coalesce(u.materials, 0) + coalesce(u.main_materials, 0) + coalesce(u.equipment, 0), 0,
    coalesce(u.machinery, 0), coalesce(u.management, 0) + coalesce(u.profit, 0) + coalesce(u.risk, 0)];
  whole := given[1] + given[2] + given[4] + given[5];
  if u.labour is null or whole <= 0 or 0 > any (given) then
    given := array[0, 0, 0, 0, 1];
    whole := 1;
  elsif exists (select from travelling_material t where t.way = '清单' and starts_with(u.code, t.word)) then
    given := array[given[1], 0, given[2], given[4], given[5]];
  end if;
  travels := given[3] / whole;
  ratios := (select r.ratios from kept_component_ratio r where r.month = u.price_date);
  if ratios is not null then
    amounts := array[
      untaxed * given[1] / whole * ratios[1] / coalesce(factor, 1),
      untaxed * given[2] / whole * ratios[2] / coalesce(factor, 1),
      untaxed * given[3] / whole * ratios[3],
      untaxed * given[4] / whole * ratios[4] / coalesce(factor, 1),
      untaxed * given[5] / whole * ratios[5] / coalesce(factor, 1)];
  end if;
end $$;

create function stamp_components() returns trigger language plpgsql as $$
begin
  select * into new.component_amounts, new.own_factor, new.travelling from component_amounts_of(new);
  return new;
end $$;
create trigger stamp_components before insert or update of price_date, area_id, city_id, code, price, tax_basis, tax_rate,
  labour, materials, main_materials, equipment, machinery, management, profit, risk on unit_price
  for each row execute function stamp_components();

alter table unit_price disable trigger user;
update unit_price u set (component_amounts, own_factor, travelling) = (select amounts, factor, travels from component_amounts_of(u));
alter table unit_price enable trigger user;
alter table unit_price add by_components float8 generated always as
  (component_amounts[1] + component_amounts[2] + component_amounts[3] + component_amounts[4] + component_amounts[5]) stored;
create index unit_price_by_components on unit_price (by_components, id)
  include (area_id, city_id, item_id, text_id, price_date, tax_basis, source, tax_rate, level, own_factor, component_amounts);
create index unit_price_own_factors on unit_price (own_factor);

-- What the stamps were made of; they are made again when it has changed.
alter table unit_price_state add components_digest text;
create view component_digest as
select md5(concat_ws('|',
  (select string_agg(concat_ws(' ', key, month, level), ';' order by key, month) from kept_series_level),
  (select string_agg(concat_ws(' ', area_id, factor), ';' order by area_id) from place_factor),
  (select string_agg(word, ';' order by word) from travelling_material where way = '清单'))) as digest;
update unit_price_state set components_digest = (select digest from component_digest);
