-- One row a fact. The id is the client's UUIDv7, so a delivery that is repeated stores nothing twice.
create table event (
  id uuid primary key,
  received_at timestamptz not null default now(),
  happened_at timestamptz not null,
  fncode text not null,
  guide_type text,
  account_name text,
  search_id bigint,
  tab text,
  sequence int,
  entry bigint,
  device text,
  route text,
  role char(1),
  query jsonb not null default '{}'
);
create index event_code on event (fncode, happened_at);
create index event_tab on event (tab, sequence);
create index event_received on event (received_at);

-- What could not be read: kept for whoever broke it.
create table event_bad (
  id bigint generated always as identity primary key,
  received_at timestamptz not null default now(),
  reason text not null,
  body jsonb not null
);
