-- Tickets of one use between this portal and the account service; digests only.
create table login_ticket (
  digest bytea primary key,
  global_id text not null,
  purpose text not null check (purpose in ('login', 'sign-on')),
  expires_at timestamptz not null
);
create index login_ticket_expiry on login_ticket (expires_at);

-- Which products members came from by ticket.
create table source_product (
  account_id bigint not null references account (id) on delete cascade,
  source text not null check (length(source) between 1 and 64),
  added_at timestamptz not null default now(),
  primary key (account_id, source)
);
