-- A price without a composition is moved and compared in the shares that records of its item usually have.

-- Sums of the shares that records with a composition tell of an item.
create view item_shares as
select u.item_id, count(*)::int as n,
  sum(round(given.labour / whole, 6)) as labour, sum(round(given.materials / whole, 6)) as materials,
  sum(round(given.machinery / whole, 6)) as machinery, sum(round(given.other / whole, 6)) as other
from unit_price u
cross join lateral (select u.labour,
  coalesce(u.materials, 0) + coalesce(u.main_materials, 0) + coalesce(u.equipment, 0) as materials,
  coalesce(u.machinery, 0) as machinery,
  coalesce(u.management, 0) + coalesce(u.profit, 0) + coalesce(u.risk, 0) as other) given
cross join lateral (select given.labour + given.materials + given.machinery + given.other as whole) w
where u.labour is not null and whole > 0
  and least(given.labour, given.materials, given.machinery, given.other) >= 0
group by u.item_id;
create table kept_item_shares (
  item_id   int primary key references bill_item (id) on delete cascade,
  n         int not null,
  labour    numeric not null,
  materials numeric not null,
  machinery numeric not null,
  other     numeric not null
);

-- The item itself, and the section of the standard it stands in: six of its nine digits. A house's own code has none.
create view item_beginning as
select id as item_id, edition, code as beginning from bill_item
union
select id, edition, left(code, 6) from bill_item where code ~ '^[0-9]{9}$';

-- The mean of the item's own records, else that of its section, where five of them tell it. Tenths of a percent, which
-- are what a reader is shown.
create view usual_shares as
with told as (
  select b.edition, b.beginning, sum(s.n)::int as n, sum(s.labour) as labour, sum(s.materials) as materials,
    sum(s.machinery) as machinery, sum(s.labour + s.materials + s.machinery + s.other) as whole
  from kept_item_shares s join item_beginning b using (item_id)
  group by b.edition, b.beginning having sum(s.n) >= 5),
percent as (
  select edition, beginning, n, round(100 * labour / whole, 1) as labour, round(100 * materials / whole, 1) as materials,
    round(100 * machinery / whole, 1) as machinery
  from told)
select distinct on (b.item_id) b.item_id, b.beginning, p.n,
  array[labour, materials, machinery, greatest(0, 100 - labour - materials - machinery)]::float8[] as shares
from item_beginning b join percent p using (edition, beginning)
order by b.item_id, length(b.beginning) desc;
create table kept_usual_shares (
  item_id   int primary key references bill_item (id) on delete cascade,
  -- Of the codes that the records bear.
  beginning text not null,
  n         int not null,
  -- Percent of labour, materials, machinery and the rest.
  shares    float8[] not null
);

alter table unit_price
  -- Those it was stamped by; null with a composition of its own, and where none are known.
  add usual_shares float8[],
  -- Materials travel, and nobody knows how much of it they are: by the composite index it would be compared with what it
  -- is not like.
  add lacks_shares boolean not null default false;

drop function component_amounts_of(unit_price);
create function component_amounts_of(
  u unit_price, out amounts float8[], out factor float8, out travels float8, out series text, out usual float8[],
  out lacks boolean)
language plpgsql stable as $$
declare
  given float8[];
  whole float8;
  untaxed float8 := case u.tax_basis when '含税' then u.price / (1 + u.tax_rate) else u.price end;
  travelling travelling_material;
  ratios float8[];
begin
  factor := (select f.factor from place_factor f where f.area_id = priced_place(u.area_id, u.city_id));
  if u.labour is null then
    usual := (select k.shares from kept_usual_shares k where k.item_id = u.item_id);
    given := array[usual[1], usual[2], 0, usual[3], usual[4]];
  else
    given := array[
      u.labour, coalesce(u.materials, 0) + coalesce(u.main_materials, 0) + coalesce(u.equipment, 0), 0,
      coalesce(u.machinery, 0), coalesce(u.management, 0) + coalesce(u.profit, 0) + coalesce(u.risk, 0)];
  end if;
  whole := given[1] + given[2] + given[4] + given[5];
  select * into travelling from travelling_material t
  where t.way = '清单' and starts_with(u.code, t.word) order by length(t.word) desc limit 1;
  lacks := found and u.labour is null and usual is null;
  if whole is null or whole <= 0 or 0 > any (given) then
    given := array[0, 0, 0, 0, 1];
    whole := 1;
  elsif found then
    given := array[given[1], 0, given[2], given[4], given[5]];
    if travelling.told is null or exists (
      select from bill_text b
      where b.id = u.text_id and concat_ws(' ', b.name, b.features, b.feature_text) ~* travelling.told) then
      series := travelling.series_key;
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
  select * into new.component_amounts, new.own_factor, new.travelling, new.travelling_series, new.usual_shares,
    new.lacks_shares
  from component_amounts_of(new);
  return new;
end $$;

insert into kept_item_shares select item_id, n, labour, materials, machinery, other from item_shares;
insert into kept_usual_shares select item_id, beginning, n, shares from usual_shares;
create index unit_price_without_composition on unit_price (item_id) where labour is null;
alter table unit_price disable trigger user;
update unit_price u set (component_amounts, own_factor, travelling, travelling_series, usual_shares, lacks_shares) =
  (select amounts, factor, travels, series, usual, lacks from component_amounts_of(u))
where u.labour is null;
alter table unit_price enable trigger user;
drop index unit_price_of_item;
create index unit_price_of_item on unit_price (item_id, area_id, price_date)
  include (pretax, heat, id, city_id, text_id, tax_basis, source, by_components, own_factor, lacks_shares);
-- They are compared otherwise: levels are made anew at the next start.
update unit_price_state set levels_digest = null where exists (select from unit_price where labour is null);
