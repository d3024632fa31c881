-- Whoever is logged in has agreed that this browser takes over: one login with this account is due.
create table login_allowance (
  global_id text not null,
  device_id text not null check (length(device_id) between 1 and 128),
  expires_at timestamptz not null,
  primary key (global_id, device_id)
);
create index login_allowance_expiry on login_allowance (expires_at);
