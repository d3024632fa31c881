create table project (
  id text primary key,
  name text not null,
  area_id int not null,
  -- Null when only the province is known.
  city_id int,
  type text not null,
  structure text not null,
  -- Areas in ㎡.
  area numeric(14,2) not null check (area > 0),
  area_above numeric(14,2) not null,
  area_below numeric(14,2) not null,
  floors_above int not null,
  floors_below int not null,
  -- 檐高, m.
  height numeric(8,2),
  stage text not null,
  -- First of the month.
  price_date date not null check (extract(day from price_date) = 1),
  tax_basis text not null check (tax_basis in ('含税', '除税')),
  -- A fraction: 0.09.
  tax_rate numeric(6,4) not null check (tax_rate >= 0 and tax_rate < 1),
  -- 元/㎡ in the record's own tax basis.
  unit_cost numeric(12,2) not null check (unit_cost > 0),
  -- 元/㎡ 除税: what records of either basis are compared by.
  unit_pretax numeric(12,2) generated always as (round(pretax / area, 2)) stored,
  pretax numeric(16,2) not null,
  tax numeric(16,2) not null,
  total numeric(16,2) not null check (total = pretax + tax),
  grade text not null check (grade in ('A', 'B', 'C')),
  completeness int not null check (completeness between 0 and 100),
  heat int not null default 0 check (heat between 0 and 999999),
  source text not null,
  provenance jsonb not null,
  overview jsonb not null,
  has_detail boolean not null,
  revision int not null default 1,
  created_at timestamptz not null default now()
);

-- Every sort ends with the id, so that a cursor names one place in the list.
create index project_by_heat on project (heat, id);
create index project_by_unit_cost on project (unit_cost, id);
create index project_by_price_date on project (price_date, id);
create index project_by_area on project (area, id);
create index project_in_province on project (area_id, heat, id);
create index project_in_city on project (city_id, heat, id);
create index project_peers on project (type, price_date) include (id, area, unit_pretax, has_detail);
create index project_by_source on project (source);
create index project_same on project (name, area, price_date);

create table project_line (
  project_id text not null references project (id) on delete cascade,
  kind text not null check (kind in ('unit', 'fee', 'part')),
  seq int not null,
  name text not null,
  amount numeric(16,2) not null,
  primary key (project_id, kind, seq) include (name, amount)
);

create table project_content (
  project_id text not null references project (id) on delete cascade,
  seq int not null,
  name text not null,
  unit text not null,
  above numeric(12,4),
  below numeric(12,4),
  primary key (project_id, seq) include (name, unit, above, below)
);

create table project_resource (
  project_id text not null references project (id) on delete cascade,
  seq int not null,
  name text not null,
  spec text not null,
  unit text not null,
  -- Per ㎡ of building area.
  quantity numeric(14,4) not null,
  price numeric(12,2) not null,
  period text not null,
  primary key (project_id, seq)
);
