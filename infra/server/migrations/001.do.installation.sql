-- What was done once to this database and must not be done again.
create table installation (
  step text primary key,
  done_at timestamptz not null default now()
);
