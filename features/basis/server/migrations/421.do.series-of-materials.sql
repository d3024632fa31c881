-- What travels is made of something that may have a series of its own. The longest beginning of a code decides.
alter table travelling_material
  -- Item of a series of the category 材料; null: its price goes with that of materials in general.
  add series text check (series <> ''),
  -- Only where name and features of the bill item match: 配管 is of steel or of plastic, cables are of copper or aluminium.
  add told text check (told <> ''),
  -- As the levels name it: 材料/钢材. Series of kinds of building may have the same name.
  add series_key text generated always as ('材料/' || series) stored,
  add check (series is null or way = '清单'),
  add check (told is null or series is not null);

create or replace view own_series as
select distinct on (s.key) s.key, s.id, s.name, s.publisher
from (
  select *, case when category = '单项' then item when item is null then category else category || '/' || item end as key
  from index_series
  where area_id = 1 and frequency = 'month' and status = 'open' and (
    (category = '单项' and item is not null and base_period is not null)
    or (category in ('人工', '材料', '机械') and item is null and base_period is not null)
    -- Prices as well: of a series only the ratio of two months is used.
    or (category = '材料' and item in (select series from travelling_material)))
) s
where not exists (
  select from national_composite c where not exists (
    select from index_point p where p.series_id = s.id and p.period = c.period and p.status <> 'forecast' and p.value > 0))
order by s.key, s.source = 'sample', s.rank, s.id;

-- A material without a series of its own moves with materials in general.
create or replace view series_level as
select k.key, c.period as month, (coalesce(p.value, general.value, c.value) / 100)::float8 as level
from (
  select unnest('{综合,人工,材料,机械,住宅,公建,工业}'::text[]) as key
  union select series_key from travelling_material where series_key is not null
) k
cross join national_composite c
left join own_series s on s.key = k.key
left join index_point p on p.series_id = s.id and p.period = c.period
left join own_series g on g.key = '材料' and starts_with(k.key, '材料/')
left join index_point general on general.series_id = g.id and general.period = c.period;

create trigger keep_series_levels after insert or update or delete or truncate on travelling_material
  for each statement execute function keep_series_levels();

-- Only beneath what is in the table: a house may have taken some of it out.
insert into travelling_material (way, word, series, told)
select '清单', given.word, given.series, given.told
from (values
  ('010515', '钢材', '钢|铁|声测|HRB|HPB|CRB'),
  ('010516', '钢材', '^(?!.*不锈).*(螺栓|铁|钢|套筒|机械连接|螺纹)'),
  -- Not 010605002 nor 010607: panels with cores, rails and canopies are not the steel in them.
  ('010601', '钢材', '^(?!.*不锈).*钢'),
  ('010602', '钢材', '^(?!.*不锈).*钢'),
  ('010603', '钢材', '^(?!.*不锈).*钢'),
  ('010604', '钢材', '^(?!.*不锈).*钢'),
  ('010605001', '钢材', '^(?!.*不锈).*钢'),
  ('010606', '钢材', '^(?!.*不锈).*钢'),
  ('030408001', '电缆', '^(?!.*(铝|YJL|VLV|JKL|LGJ)).*(电缆|YJV|YJY|VV)'),
  ('030408002', '电缆', '^(?!.*(铝|KVLV|KYJLV)).*(电缆|KVV|KYJ)'),
  ('030411001', '钢材', '^(?!.*(塑|PVC|阻燃管|PC ?[0-9]|PE ?[0-9]|不锈)).*(JDG|KBG|SC ?[0-9]|RC ?[0-9]|MT ?[0-9]|钢管|镀锌|电线管)'),
  ('030411004', '电缆', '^(?!.*(铝|BLV|BLX|BLVV|LGJ)).*(线|BV|BYJ|RV)'),
  ('030702001', '钢材', '^(?!.*(不锈|铝|塑|玻璃钢|复合)).*(钢|镀锌)'),
  ('030901001', '钢材', '^(?!.*(不锈|塑|PVC|铜)).*(钢|镀锌)'),
  ('030901002', '钢材', '^(?!.*(不锈|塑|PVC|铜)).*(钢|镀锌)'),
  ('030903001', '钢材', '^(?!.*(不锈|塑|铜)).*钢'),
  ('031001001', '钢材', '^(?!.*(不锈|塑|复合|PVC|PE)).*(钢|镀锌)'),
  ('031001002', '钢材', '^(?!.*(不锈|塑|复合|PVC|PE)).*钢')
) as given (word, series, told)
where exists (select from travelling_material t where t.way = '清单' and starts_with(given.word, t.word))
on conflict (way, word) do update set series = excluded.series, told = excluded.told;
