-- Members who ask to be unblocked. The account is what was typed: whether it exists is not looked up here.
create table anomaly_report (
  id bigint generated always as identity primary key,
  account text not null,
  user_name text not null,
  telephone text not null,
  app_name text not null,
  at timestamptz not null default now(),
  -- Written by the administrator.
  handled_at timestamptz
);
create index anomaly_report_open on anomaly_report (at) where handled_at is null;
