-- What broke in the pages, one row for each kind of failure of one build, for whoever keeps the portal running:
--   select last_seen_at, times, name, message, place, release from error_report order by last_seen_at desc;
-- Reports are cleaned of keys, phones and names, and belong to nobody.
create table error_report (
  fingerprint bytea primary key,
  kind text not null check (kind in ('uncaught', 'rejection', 'view', 'epic')),
  name text not null check (length(name) <= 80),
  message text not null check (length(message) <= 500),
  stack text not null check (length(stack) <= 4000),
  place text not null check (length(place) <= 200),
  release text not null check (length(release) <= 64),
  -- As far as the latest report told: `Chrome 156`, `Windows`.
  browser text not null,
  system text not null,
  times bigint not null default 1 check (times > 0),
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
);
create index error_report_last_seen_at on error_report (last_seen_at);
