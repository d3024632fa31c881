-- Where alerts are sent to. The secret signs; it leaves the database in no answer.
create table alert_webhook (
  id bigint generated always as identity primary key,
  url text not null,
  secret text not null,
  set_by bigint references account (id) on delete set null,
  set_at timestamptz not null default now()
);

-- Alerts that are on: each is told when it begins, not every time it is looked for.
create table alert_open (
  kind text not null,
  about text not null,
  begun_at timestamptz not null default now(),
  primary key (kind, about)
);

create table alert_delivery (
  id bigint generated always as identity primary key,
  webhook_id bigint not null references alert_webhook (id) on delete cascade,
  kind text not null,
  about text not null,
  text text not null,
  created_at timestamptz not null default now(),
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts int not null default 0,
  outcome text,
  due_at timestamptz not null default now()
);
create index alert_delivery_due on alert_delivery (due_at) where state = 'waiting';
create index alert_delivery_webhook on alert_delivery (webhook_id);
