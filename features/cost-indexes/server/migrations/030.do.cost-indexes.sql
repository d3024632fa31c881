create table index_series (
  id           text primary key,
  name         text not null,
  category     text not null check (category in ('综合', '单项', '人工', '材料', '机械')),
  -- The resource or building type inside the category: 钢材, 住宅; null for 综合 and 人工.
  item         text,
  area_id      integer not null references region (areaid),
  frequency    text not null check (frequency in ('month', 'quarter', 'year')),
  -- Index series: the month that is 100. Price series: null, their values are in `unit`.
  base_period  date,
  unit         text not null,
  method       text not null,
  publisher    text not null,
  -- Share of each component, in percent; null where the series has none.
  weights      jsonb,
  source       text not null check (source in ('sample', 'official', 'contributed', 'computed', 'imported')),
  status       text not null default 'open' check (status in ('open', 'stopped')),
  -- Order of the series on a screen.
  rank         integer not null default 0,
  updated_at   timestamptz not null default now()
);

create index index_series_area on index_series (area_id, category, item);

create table index_point (
  series_id text not null references index_series (id) on delete cascade,
  -- First day of the period.
  period    date not null,
  value     numeric(12, 2) not null check (value > 0),
  status    text not null check (status in ('firm', 'provisional', 'forecast')),
  revision  smallint not null default 0,
  primary key (series_id, period)
);

create index index_point_period on index_point (period, series_id) include (value);

-- The newest published month of every open series beside the month before it; `change` in percent, null after a gap.
create view index_latest as
select s.id, s.name, s.category, s.item, s.area_id, s.unit, s.source, s.rank,
       newest.period, newest.value, newest.status,
       round((newest.value / before.value - 1) * 100, 2) as change
from index_series s
cross join lateral (
  select period, value, status from index_point
  where series_id = s.id and status <> 'forecast' order by period desc limit 1
) newest
left join index_point before
  on before.series_id = s.id and before.period = (newest.period - interval '1 month')::date
where s.status = 'open' and s.frequency = 'month';
