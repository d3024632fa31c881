-- Trials of three days that were applied for: once for an account, and once for a telephone, whoever holds it.
create table trial_application (
  id bigint generated always as identity primary key,
  account_id bigint unique references account (id) on delete set null,
  mobile text not null unique,
  real_name text not null,
  company text not null,
  province text not null,
  city text not null,
  -- 0: the dialog of the portal.
  source smallint not null default 0,
  at timestamptz not null default now(),
  ends_at timestamptz not null
);
