-- Which edition of its generator each kind of sample in this database was made by; samples older than this table are
-- of the first.
create table sample_version (
  kind text primary key,
  version int not null check (version > 0),
  made_at timestamptz not null default now()
);
