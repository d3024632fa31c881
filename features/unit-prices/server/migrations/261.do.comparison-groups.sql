-- Prices are compared with those of the same item and the same deciding characteristics.
create table bill_group (
  id int generated always as identity primary key,
  item_id int not null references bill_item (id),
  -- [{ name, value }]; empty where the item has no deciding characteristics.
  characteristics jsonb not null,
  unique (item_id, characteristics)
);
-- Null until the next start has read the texts of before.
alter table bill_text add column group_id int references bill_group (id);
create index bill_text_of_group on bill_text (group_id);

-- A house's own table; without any row the one that is shipped holds.
create table deciding_characteristic (
  position int primary key,
  prefix text not null,
  name text not null,
  keys text[] not null,
  way text not null,
  rule text not null,
  classes text not null,
  absent text not null
);

-- Amounts stand 除税 and divided by the level of their month and place. Refreshed in the transaction that changes records.
drop table unit_price_level, unit_price_trend;
create table unit_price_level (
  group_id int not null references bill_group (id) on delete cascade,
  -- A city, a province, 9001 to 9006 for a zone of provinces, 1 for the country.
  area_id smallint not null,
  -- 12, 24 or 36 months up to the latest price date of all records.
  months smallint not null,
  n int not null,
  -- Of them within the last 12 months.
  recent int not null,
  -- Type 7.
  p10 float8 not null,
  p25 float8 not null,
  p50 float8 not null,
  p75 float8 not null,
  p90 float8 not null,
  least float8 not null,
  greatest float8 not null,
  -- The single prices of fewer than three, ascending.
  cases json,
  -- Standard deviation over mean; null below two.
  variation numeric(10,4),
  -- Records in twelve equal classes from least to greatest.
  classes json not null,
  primary key (group_id, area_id, months)
);

create table unit_price_trend (
  group_id int not null references bill_group (id) on delete cascade,
  area_id smallint not null,
  -- 36 months up to the latest: [n, median or null] of the three months up to each, at the level of that month.
  points json not null,
  primary key (group_id, area_id)
);

alter table unit_price_state
  -- Of the table of deciding characteristics that the groups were read by, and of the levels the prices were divided by.
  add column characteristics_digest text,
  add column levels_digest text;
