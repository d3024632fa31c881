-- Every 科目 the projects have, with its place in the arrays of range_sample.
create table range_subject (
  kind text not null check (kind in ('part', 'unit', 'fee', 'content')),
  at   int not null,
  name text not null,
  -- 元/㎡ for costs, kg/㎡ and the like for contents.
  unit text not null,
  -- Order on the screen: as the records have it.
  seq  int not null,
  primary key (kind, at),
  unique (kind, name)
);

-- A project's subjects per ㎡, costs 除税 in its own place and month: one row instead of fifty, for quantiles over
-- thousands of projects. Filled from the projects' own tables; a null is a subject the project does not have.
create table range_sample (
  project_id text primary key references project (id) on delete cascade,
  revision   int not null,
  part       float8[] not null,
  unit       float8[] not null,
  fee        float8[] not null,
  content    float8[] not null
);
