-- Materials that travel move by the series of what they are made of, where the table names one that is published.
alter table unit_price
  -- Key in `kept_component_ratio`; null: 材料.
  add travelling_series text;

create or replace view component_ratio as
select own.month, array_agg(reference.level / own.level order by keys.place) as ratios, moved.series
from (select '材料' as series union select series_key from travelling_material where series_key is not null) moved
cross join lateral unnest(array['人工', '材料', moved.series, '机械', '综合']) with ordinality as keys (key, place)
join kept_series_level own on own.key = keys.key
join kept_series_level reference on reference.key = keys.key
  and reference.month = (select month from component_reference)
group by moved.series, own.month having count(*) = 5;

alter table kept_component_ratio
  -- What moves the third of them, what travels.
  add series text not null default '材料',
  drop constraint kept_component_ratio_pkey,
  add primary key (month, series);
alter table kept_component_ratio alter series drop default;
create or replace function keep_component_ratios() returns trigger language plpgsql as $$
begin
  delete from kept_component_ratio;
  insert into kept_component_ratio (month, ratios, series) select month, ratios, series from component_ratio;
  return null;
end $$;
delete from kept_component_ratio;
insert into kept_component_ratio (month, ratios, series) select month, ratios, series from component_ratio;

drop function component_amounts_of(unit_price);
create function component_amounts_of(
  u unit_price, out amounts float8[], out factor float8, out travels float8, out series text)
language plpgsql stable as $$
declare
  given float8[];
  whole float8;
  untaxed float8 := case u.tax_basis when '含税' then u.price / (1 + u.tax_rate) else u.price end;
  travelling travelling_material;
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
  else
    select * into travelling from travelling_material t
    where t.way = '清单' and starts_with(u.code, t.word) order by length(t.word) desc limit 1;
    if found then
      given := array[given[1], 0, given[2], given[4], given[5]];
      if travelling.told is null or exists (
        select from bill_text b
        where b.id = u.text_id and concat_ws(' ', b.name, b.features, b.feature_text) ~* travelling.told) then
        series := travelling.series_key;
      end if;
    end if;
  end if;
  travels := given[3] / whole;
  ratios := (select r.ratios from kept_component_ratio r
    where r.month = u.price_date and r.series = coalesce(component_amounts_of.series, '材料'));
  if ratios is not null then
    amounts := array[
      untaxed * given[1] / whole * ratios[1] / coalesce(factor, 1),
      untaxed * given[2] / whole * ratios[2] / coalesce(factor, 1),
      untaxed * given[3] / whole * ratios[3],
      untaxed * given[4] / whole * ratios[4] / coalesce(factor, 1),
      untaxed * given[5] / whole * ratios[5] / coalesce(factor, 1)];
  end if;
end $$;

create or replace function stamp_components() returns trigger language plpgsql as $$
begin
  select * into new.component_amounts, new.own_factor, new.travelling, new.travelling_series
  from component_amounts_of(new);
  return new;
end $$;
drop trigger stamp_components on unit_price;
create trigger stamp_components before insert or update of price_date, area_id, city_id, code, text_id, price, tax_basis,
  tax_rate, labour, materials, main_materials, equipment, machinery, management, profit, risk on unit_price
  for each row execute function stamp_components();

create or replace view component_digest as
select md5(concat_ws('|',
  (select string_agg(concat_ws(' ', key, month, level), ';' order by key, month) from kept_series_level),
  (select string_agg(concat_ws(' ', area_id, factor), ';' order by area_id) from place_factor),
  (select string_agg(concat_ws(' ', word, series, told), ';' order by word) from travelling_material
    where way = '清单'))) as digest;

drop index unit_price_by_components;
alter table unit_price disable trigger user;
update unit_price u set (component_amounts, own_factor, travelling, travelling_series) =
  (select amounts, factor, travels, series from component_amounts_of(u))
where exists (select from travelling_material t where t.series is not null and starts_with(u.code, t.word));
alter table unit_price enable trigger user;
create index unit_price_by_components on unit_price (by_components, id)
  include (area_id, city_id, item_id, text_id, price_date, tax_basis, source, tax_rate, level, own_factor,
    component_amounts, travelling_series);
update unit_price_state set components_digest = (select digest from component_digest);
