-- Cost level of a province against the whole country: 全国 is 1.
create table place_factor (
  area_id integer primary key references region (areaid),
  factor  numeric(6, 3) not null check (factor > 0),
  -- First day of the month the levels were compared in.
  as_of   date not null,
  source  text not null check (source in ('sample', 'official', 'contributed', 'computed', 'imported'))
);
