create table water_record (
  id         text primary key check (length(id) between 1 and 100),
  name       text not null check (length(name) between 1 and 120),
  kind       text not null check (kind in ('堤防', '护岸', '清淤', '泵站', '水闸', '水库', '灌区', '农村供水', '河道治理',
               '老旧小区', '老旧街区', '老旧厂区', '城中村', '既有建筑')),
  area_id    integer not null references region (areaid),
  -- Null when only the province is known.
  city_id    integer references region (areaid),
  unit_basis text not null check (length(unit_basis) between 1 and 20),
  -- 元 of one unit of the value: 10,000 for 万元.
  per        integer not null check (per > 0),
  quantity   numeric(18, 3) not null check (quantity > 0),
  -- What the value holds and what it leaves out: without it a value cannot be read.
  scope      text not null check (length(scope) between 4 and 200),
  stage      text not null,
  -- First day of the month.
  price_date date not null check (extract(day from price_date) = 1),
  tax_basis  text not null check (tax_basis in ('含税', '除税')),
  tax_rate   numeric(6, 4) not null check (tax_rate >= 0 and tax_rate < 1),
  -- 元
  pretax     numeric(18, 2) not null check (pretax > 0),
  tax        numeric(18, 2) not null,
  total      numeric(18, 2) not null check (total = pretax + tax),
  -- In the record's own tax basis, and before tax: what records of either are compared by.
  value      numeric(14, 2) generated always as
               (round(case tax_basis when '含税' then pretax + tax else pretax end / quantity / per, 2)) stored,
  pretax_value numeric(18, 6) generated always as (round(pretax / quantity / per, 6)) stored,
  -- What is known of the works: [{ term, detail }].
  facts      jsonb not null default '[]',
  heat       integer not null default 0,
  source     text not null check (source in ('sample', 'official', 'contributed', 'computed', 'imported')),
  provenance jsonb not null,
  created_at timestamptz not null default now()
);
create index water_record_group on water_record (kind, unit_basis, price_date);
create index water_record_place on water_record (area_id);
create index water_record_heat on water_record (heat, id);

-- 费用 before tax; they sum to the cost.
create table water_cost (
  record_id text not null references water_record (id) on delete cascade,
  seq       integer not null,
  name      text not null,
  amount    numeric(18, 2) not null check (amount >= 0),
  primary key (record_id, seq)
);
create table water_quantity (
  record_id text not null references water_record (id) on delete cascade,
  seq       integer not null,
  name      text not null,
  unit      text not null,
  quantity  numeric(18, 3) not null check (quantity > 0),
  primary key (record_id, seq)
);
