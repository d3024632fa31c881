create table region (
  areaid     integer primary key,
  gb2260     text not null unique check (gb2260 ~ '^[0-9]{6}$'),
  name       text not null,
  -- One sign for a province (粤), the plain name for a city.
  short_name text not null,
  -- 0 above 全国, 1 above provinces, the province above cities.
  pid        integer not null,
  letter     text not null check (letter ~ '^[A-Z]?$'),
  sort_key   integer not null,
  -- 0 全国, 1 province, 2 city.
  level      smallint not null check (level between 0 and 2),
  status     text not null check (status in ('open', 'paused'))
);

create index region_pid on region (pid, sort_key);
