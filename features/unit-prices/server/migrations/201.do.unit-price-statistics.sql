-- Refreshed in the transaction that changes records; all prices 除税. Area 1 is the whole country.
create table unit_price_level (
  item_id int not null references bill_item (id) on delete cascade,
  area_id smallint not null,
  -- 12 or 36 months up to the latest price date of all records.
  months smallint not null,
  n int not null,
  -- Type 7.
  p10 numeric(14,2) not null,
  p25 numeric(14,2) not null,
  p50 numeric(14,2) not null,
  p75 numeric(14,2) not null,
  p90 numeric(14,2) not null,
  least numeric(14,2) not null,
  greatest numeric(14,2) not null,
  -- The single prices of fewer than three, ascending.
  cases json,
  -- Standard deviation over mean; null below two.
  variation numeric(10,4),
  -- Records in twelve equal classes from least to greatest.
  classes json not null,
  primary key (item_id, area_id, months)
);

create table unit_price_trend (
  item_id int not null references bill_item (id) on delete cascade,
  area_id smallint not null,
  -- 36 months up to the latest: [n of the month, median of the three months up to it or null].
  points json not null,
  primary key (item_id, area_id)
);

-- How many records the trade tree and unfiltered lists count, and where they lie in the order of a list: a walk along an
-- index begins there, and not at prices or months that an item never has.
create table unit_price_count (
  item_id int not null references bill_item (id) on delete cascade,
  area_id smallint not null,
  city_id smallint not null,
  n int not null,
  -- 除税.
  least numeric(14,2) not null,
  greatest numeric(14,2) not null,
  first date not null,
  last date not null,
  primary key (item_id, area_id, city_id)
);

-- One row: the month that windows end with, and the loading of samples while it goes on.
create table unit_price_state (
  only_one boolean primary key default true check (only_one),
  -- Grows with every change of records, so that a remembered total is known to be old.
  revision bigint not null default 0,
  until date,
  samples_stored int not null default 0,
  samples_wanted int not null default 0
);
insert into unit_price_state default values;
