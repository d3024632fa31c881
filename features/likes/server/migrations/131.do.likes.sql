-- One row is one like; counts are counted, so they are never wrong.
create table record_like (
  kind text not null check (kind ~ '^[a-z][A-Za-z]{1,31}$'),
  ref text not null check (length(ref) between 1 and 200),
  account_id bigint not null references account (id) on delete cascade,
  liked_at timestamptz not null default now(),
  primary key (kind, ref, account_id)
);
create index record_like_account on record_like (account_id);
