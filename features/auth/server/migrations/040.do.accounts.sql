create table account (
  id bigint generated always as identity primary key,
  username text not null unique check (length(username) between 1 and 32),
  password_hash text not null,
  global_id text not null unique,
  full_name text not null default '',
  mobile text,
  kind text not null default 'personal' check (kind in ('employee', 'personal', 'enterprise', 'enterpriseCentre')),
  vip_until timestamptz,
  is_trial boolean not null default false,
  has_applied boolean not null default false,
  has_rights boolean not null default false,
  can_publish boolean not null default false,
  is_internal boolean not null default false,
  is_analyst boolean not null default false,
  can_use_sourcing boolean not null default false,
  -- More than thirty browsers within thirty days: logins answer 333 until an administrator unblocks.
  is_anomalous boolean not null default false,
  avatar_links text[] not null default '{}',
  created_at timestamptz not null default now(),
  last_login_at timestamptz
);
create index account_mobile on account (mobile);

-- A login family: all tokens that grew out of one login. Its id travels as casId.
create table login_family (
  id uuid primary key,
  account_id bigint not null references account (id) on delete cascade,
  device_id text not null,
  -- Whether an expired token may be renewed in silence.
  remembered boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_by text check (ended_by in ('member', 'reuse', 'administrator'))
);
create index login_family_account on login_family (account_id) where ended_at is null;

-- Only digests: whoever reads this table holds no key.
create table session_token (
  digest bytea primary key,
  family_id uuid not null references login_family (id) on delete cascade,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  replaced_at timestamptz
);
create index session_token_family on session_token (family_id);
