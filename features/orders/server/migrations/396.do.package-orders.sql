-- What members order and what becomes of it. Payments are bank transfers, which the operator confirms: `npm run orders`.
create table package_order (
  id bigint generated always as identity primary key,
  number text not null unique,
  account_id bigint references account (id) on delete set null,
  -- As it was called when it was ordered.
  package_code text not null,
  package_name text not null,
  years smallint not null check (years between 1 and 3),
  -- In fen; null until the operator has named a price.
  amount bigint check (amount > 0),
  placed_at timestamptz not null default now(),
  -- Unpaid until then, it has lapsed.
  expires_at timestamptz not null default now() + interval '15 days',
  paid_at timestamptz,
  -- The term it opened.
  opens_at timestamptz,
  opens_until timestamptz,
  cancelled_at timestamptz,
  check (paid_at is null or (cancelled_at is null and amount is not null)),
  check ((paid_at is null) = (opens_at is null) and (paid_at is null) = (opens_until is null))
);
create index package_order_account on package_order (account_id, id) where account_id is not null;
create index package_order_waiting on package_order (id) where paid_at is null and cancelled_at is null;
