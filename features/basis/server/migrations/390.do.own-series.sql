-- A city's own factor stands before that of its province.
create function priced_place(area int, city int) returns int language sql stable as $$
  select coalesce((select f.area_id from place_factor f where f.area_id = city), area)
$$;

create or replace function stamp_price_level() returns trigger language plpgsql as $$
begin
  new.level := (
    select level from kept_price_level
    where month = new.price_date and area_id = priced_place(new.area_id, new.city_id));
  return new;
end $$;

-- Beside the composite series: one of each kind of building and of labour, materials and machinery. One that lacks a
-- month of the composite would move some records and not others, so it is left out. A published one before a sample.
create view own_series as
select distinct on (s.key) s.key, s.id, s.name, s.publisher
from (
  select *, case category when '单项' then item else category end as key from index_series
  where area_id = 1 and frequency = 'month' and base_period is not null and status = 'open'
    and ((category = '单项' and item is not null) or (category in ('人工', '材料', '机械') and item is null))
) s
where not exists (
  select from national_composite c where not exists (
    select from index_point p where p.series_id = s.id and p.period = c.period and p.status <> 'forecast' and p.value > 0))
order by s.key, s.source = 'sample', s.rank, s.id;

-- Every month of every key that records are moved by; where it has no series of its own, the composite one.
create view series_level as
select k.key, c.period as month, (coalesce(p.value, c.value) / 100)::float8 as level
from unnest('{综合,人工,材料,机械,住宅,公建,工业}'::text[]) as k (key)
cross join national_composite c
left join own_series s on s.key = k.key
left join index_point p on p.series_id = s.id and p.period = c.period;

create table kept_series_level (
  key   text not null,
  month date not null,
  level float8 not null check (level > 0),
  primary key (key, month)
);

create function keep_series_levels() returns trigger language plpgsql as $$
begin
  delete from kept_series_level where (key, month) not in (select key, month from series_level where level > 0);
  insert into kept_series_level as kept (key, month, level)
  select key, month, level from series_level where level > 0
  on conflict (key, month) do update set level = excluded.level where kept.level <> excluded.level;
  return null;
end $$;
create trigger keep_series_levels after insert or update or delete or truncate on index_series
  for each statement execute function keep_series_levels();
create trigger keep_series_levels after insert or update or delete or truncate on index_point
  for each statement execute function keep_series_levels();
insert into kept_series_level select key, month, level from series_level where level > 0;

-- Materials that cost much the same everywhere: of bill items with these beginnings of their codes, and of these words
-- in their names.
create table travelling_material (
  way  text not null check (way in ('清单', '材料')),
  word text not null check (word <> ''),
  primary key (way, word)
);
insert into travelling_material
select '清单', unnest('{010515,010516,0106,030401,030402,030404,030406,030408,030411,030412,0307,030901,030903,0310}'::text[])
union all
select '材料', unnest('{电缆,电线,导线,母线,桥架,阀,水表,钢管,铜管,管件,钢筋,螺纹钢,型钢,钢板,圆钢,铜,铝,变压器,配电箱,配电柜,开关,灯,水泵,风机,电梯,机组,洁具}'::text[]);
