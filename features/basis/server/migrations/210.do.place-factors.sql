-- Level of construction prices in a place; the country as a whole is 1.
create table place_factor (
  area_id    integer primary key references region (areaid),
  factor     numeric(6, 3) not null check (factor > 0),
  source     text not null check (source in ('sample', 'official', 'contributed', 'computed', 'imported')),
  provenance jsonb not null,
  updated_at timestamptz not null default now()
);

-- The series costs are moved by from month to month: a published one before a sample.
create view national_composite as
select p.period, p.value, p.status, s.name, s.publisher, s.base_period, s.source
from (
  select * from index_series
  where area_id = 1 and category = '综合' and frequency = 'month' and base_period is not null and status = 'open'
  order by source = 'sample', rank, id limit 1
) s
join index_point p on p.series_id = s.id;
