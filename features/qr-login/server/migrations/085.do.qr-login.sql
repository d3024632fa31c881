-- One row for each code shown. Only digests of its secrets: whoever reads this table can continue no login.
create table qr_login (
  id bigint generated always as identity primary key,
  uuid_digest bytea not null unique,
  -- The asking browser: as it names itself, and by the cookie it was given.
  device_id text not null,
  cookie_digest bytea not null,
  browser text not null,
  system text not null,
  place text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  status text not null default 'waiting' check (status in ('waiting', 'scanned', 'confirmed', 'declined', 'spent')),
  -- Whoever scanned it first; nobody else can confirm it.
  account_id bigint references account (id) on delete cascade,
  confirmed_at timestamptz,
  -- The push channel that may be opened next.
  session_digest bytea unique,
  ticket_digest bytea unique,
  check ((status = 'waiting') = (account_id is null)),
  check (status not in ('confirmed', 'spent') or confirmed_at is not null)
);
create index qr_login_expiry on qr_login (expires_at);
