alter table account
  -- An administrator has locked it: no login, no renewal, no call.
  add column locked_at timestamptz,
  -- At most one device at a time; a second one must be let in by the first.
  add column single_session boolean not null default false,
  -- Used by many people on purpose, such as the accounts of the demo mode: its browsers are not counted.
  add column is_shared boolean not null default false;

alter table login_family
  -- Opened by an outside program: good for nothing but one exchange by the browser it was made for.
  add column is_ticket boolean not null default false,
  -- Digest of the secret in the login cookie, wanted for renewing an expired token; none when it may not be renewed.
  add column cookie_digest bytea,
  -- Successors are computed from their predecessor and this, so that a repeated renewal gives the same successor.
  add column rotation_key bytea not null
    default sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')),
  add column browser text not null default '',
  add column system text not null default '',
  add column last_used_at timestamptz not null default now(),
  drop constraint login_family_ended_by_check,
  add constraint login_family_ended_by_check
    check (ended_by in ('member', 'reuse', 'administrator', 'lock', 'vip', 'other-login', 'device'));

-- The browsers an account was used with; keyed digests, so that a device cannot be followed from account to account.
create table device_seen (
  account_id bigint not null references account (id) on delete cascade,
  device bytea not null,
  first_seen timestamptz not null default now(),
  last_seen timestamptz not null default now(),
  primary key (account_id, device)
);
create index device_seen_last on device_seen (last_seen);

create index login_family_expiry on login_family (expires_at);
