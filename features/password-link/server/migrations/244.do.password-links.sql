-- One-time links with which a member sets a password: whoever reads this table holds none.
create table password_link (
  digest bytea primary key,
  account_id bigint not null references account (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_link_account on password_link (account_id);
create index password_link_expiry on password_link (expires_at);
