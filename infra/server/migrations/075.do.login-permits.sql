-- Somebody has proven, from this browser, that these accounts are theirs: one login with one of them is due.
-- One row for each browser and way, so a newer proof takes the place of the older.
create table login_permit (
  device_id text not null check (length(device_id) between 1 and 128),
  granted_by text not null check (granted_by in ('sms', 'qr')),
  global_ids text[] not null check (cardinality(global_ids) > 0),
  expires_at timestamptz not null,
  primary key (device_id, granted_by)
);
create index login_permit_expiry on login_permit (expires_at);
