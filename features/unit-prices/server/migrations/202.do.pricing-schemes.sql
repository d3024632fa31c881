create table pricing_scheme (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id) on delete cascade,
  name text not null,
  terms jsonb not null,
  is_chosen boolean not null default false,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  unique (account_id, name)
);
create unique index pricing_scheme_chosen on pricing_scheme (account_id) where is_chosen;
