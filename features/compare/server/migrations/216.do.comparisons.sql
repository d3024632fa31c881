create table saved_comparison (
  id          bigint generated always as identity primary key,
  account_id  bigint not null references account (id) on delete cascade,
  name        text not null check (length(name) between 1 and 30),
  -- In the order of the columns. A project may be withdrawn later; the comparison then says so.
  project_ids text[] not null check (cardinality(project_ids) between 2 and 5),
  saved_at    timestamptz not null default now(),
  unique (account_id, name)
);
create index saved_comparison_newest on saved_comparison (account_id, saved_at desc);
