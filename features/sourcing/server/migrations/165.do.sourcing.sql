-- What members look for a supplier of. Responses stay with the partner and are asked for when they are looked at.
create table sourcing (
  id uuid primary key,
  account_id bigint not null references account (id) on delete cascade,
  kind text not null check (kind in ('material', 'equipment')),
  name text not null check (length(name) between 1 and 60),
  specification text not null check (length(specification) between 1 and 120),
  quantity numeric(12, 3) not null check (quantity > 0),
  unit text not null check (length(unit) between 1 and 10),
  area_id integer not null references region (areaid),
  needed_by date not null,
  contact_name text not null,
  contact_mobile text not null,
  note text not null default '' check (length(note) <= 300),
  created_at timestamptz not null default now(),
  closed_at timestamptz
);
create index sourcing_of_account on sourcing (account_id, created_at desc, id);
