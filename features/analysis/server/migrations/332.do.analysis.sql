-- What analysts keep of their questions. Each save is another version; the latest one is shown.
create table saved_view (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id) on delete cascade,
  name text not null,
  version int not null,
  address text not null,
  is_shared boolean not null,
  at timestamptz not null default now(),
  unique (account_id, name, version)
);

-- Who looked at what of whom.
create table analysis_access (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id) on delete cascade,
  what text not null,
  at timestamptz not null default now()
);
create index analysis_access_at on analysis_access (at desc);
