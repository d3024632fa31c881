-- What a member wants on the invoice of an order that is paid; one for an order. Issued with `npm run orders -- invoice`.
create table invoice_request (
  order_id bigint primary key references package_order (id) on delete cascade,
  kind text not null check (kind in ('normal', 'special')),
  title text not null,
  -- Empty for a person.
  tax_number text not null,
  email text not null,
  -- Of special invoices.
  address text not null,
  phone text not null,
  bank text not null,
  bank_account text not null,
  requested_at timestamptz not null default now(),
  number text,
  issued_at timestamptz,
  check ((number is null) = (issued_at is null))
);
create index invoice_request_waiting on invoice_request (order_id) where issued_at is null;
