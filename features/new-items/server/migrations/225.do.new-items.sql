-- Items of the bill of quantities of a published project. They go with their project.
create table new_item (
  bid_node_id text not null references project (id) on delete cascade,
  seq int not null,
  -- 9 or 12 digits; the first four name the division of the work.
  code text not null,
  name text not null,
  feature text not null,
  unit text not null,
  quantity numeric(16,4) not null,
  -- 元 除税; labor to profit make it up where they are known.
  unit_price numeric(14,2) not null,
  amount numeric(16,2) not null,
  labor numeric(14,2),
  material numeric(14,2),
  machine numeric(14,2),
  management numeric(14,2),
  profit numeric(14,2),
  opened_at timestamptz not null default now(),
  primary key (bid_node_id, seq)
);
create index new_item_opened on new_item (opened_at desc, bid_node_id);
