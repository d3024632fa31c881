-- Prices that members give; what a reviewer lets pass stands beside the price line of its item and place.
create table labor_collect (
  id           bigint generated always as identity primary key,
  number       text not null unique,
  account_id   bigint not null references account (id) on delete cascade,
  -- Of the account when it submitted: its own house does not review it.
  organisation_id bigint,
  section      text not null,
  item_name    text not null check (length(item_name) between 2 and 80),
  -- The item of the library it was recognised as.
  item_id      text references labor_item (id) on delete set null,
  area_id      integer not null references region (areaid),
  project_kind text not null,
  mode         text not null check (mode in ('清包', '扩大劳务', '点工')),
  price        numeric(10, 2) not null check (price > 0 and price <= 100000),
  unit         text not null check (length(unit) between 1 and 20),
  with_tax     boolean not null,
  settled_in   date not null,
  payment      text not null,
  is_anonymous boolean not null,
  content      text not null default '' check (length(content) <= 600),
  status       text not null default 'pending' check (status in ('pending', 'approved', 'returned')),
  word         text not null default '' check (length(word) <= 400),
  reviewer_id  bigint references account (id) on delete set null,
  submitted_at timestamptz not null default now(),
  reviewed_at  timestamptz,
  check ((status = 'pending') = (reviewed_at is null))
);
create index labor_collect_account on labor_collect (account_id, submitted_at desc);
create index labor_collect_waiting on labor_collect (submitted_at) where status = 'pending';
create index labor_collect_item on labor_collect (item_id, area_id, settled_in desc) where status = 'approved';
create index labor_collect_reviewer on labor_collect (reviewer_id) where reviewer_id is not null;
