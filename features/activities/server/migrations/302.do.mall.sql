create table product_stock (
  product text primary key,
  total int not null,
  remaining int not null check (remaining between 0 and total)
);

create table product_order (
  account_id bigint not null references account (id),
  -- Counted by the server from 1: asked again, the same order is answered.
  number int not null check (number > 0),
  product text not null,
  cost int not null check (cost > 0),
  state text not null check (state in ('given', 'ordered', 'sent', 'returned')),
  at timestamptz not null default now(),
  day date not null default (now() at time zone 'Asia/Shanghai')::date,
  receiver jsonb,
  changed_at timestamptz,
  primary key (account_id, number)
);
create index product_order_open on product_order (at) where state = 'ordered';

create table coupon (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id),
  kind text not null,
  code text not null unique,
  -- What it was given for, once.
  source text not null,
  at timestamptz not null default now(),
  ends_on date not null,
  used_at timestamptz,
  unique (account_id, kind, source)
);
create index coupon_account on coupon (account_id, id);
