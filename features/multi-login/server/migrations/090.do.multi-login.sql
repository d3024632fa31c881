-- Somebody has shown the right password from this browser while the account was in use elsewhere: they may apply.
create table login_conflict (
  global_id text not null,
  device_id text not null check (length(device_id) between 1 and 128),
  expires_at timestamptz not null,
  primary key (global_id, device_id)
);
create index login_conflict_expiry on login_conflict (expires_at);

create table login_application (
  id uuid primary key default gen_random_uuid(),
  account_id bigint not null references account (id) on delete cascade,
  device_id text not null check (length(device_id) between 1 and 128),
  -- What the member recognises the applicant by; empty when unknown.
  browser text not null,
  system text not null,
  place text not null,
  applied_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- None while it waits. It is written once.
  outcome text check (outcome in ('allow', 'deny', 'cancel', 'timeout')),
  settled_at timestamptz,
  check ((outcome is null) = (settled_at is null))
);
create unique index login_application_waiting on login_application (account_id) where outcome is null;
create index login_application_device on login_application (account_id, device_id, applied_at);
create index login_application_age on login_application (applied_at);

-- What is told to the browsers of the member, in this order.
create table login_application_news (
  no bigint generated always as identity primary key,
  account_id bigint not null references account (id) on delete cascade,
  application_id uuid not null references login_application (id) on delete cascade,
  kind text not null check (kind in ('applied', 'settled')),
  at timestamptz not null default now()
);
create index login_application_news_account on login_application_news (account_id, no);

create function tell_login_application_news() returns trigger language plpgsql as $$
begin
  perform pg_notify('login_application', new.account_id::text);
  return null;
end $$;
create trigger login_application_news_told after insert on login_application_news
  for each row execute function tell_login_application_news();
