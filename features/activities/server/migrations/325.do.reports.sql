-- A report that was bought: made with its order, and the same ever after.
create table report (
  id bigint generated always as identity primary key,
  account_id bigint not null,
  order_number int not null,
  project_id text not null,
  title text not null,
  document jsonb not null,
  unique (account_id, order_number),
  foreign key (account_id, order_number) references product_order (account_id, number)
);

create table report_download (
  report_id bigint not null references report (id),
  -- Counted from 1: asked again, it is the same download.
  number smallint not null check (number > 0),
  at timestamptz not null default now(),
  times smallint not null default 1,
  primary key (report_id, number)
);
