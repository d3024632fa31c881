-- Facts lie in partitions of a day: those of one day are found together, and the oldest are dropped at once. The day is
-- what the browser's clock says, which a repeated delivery says again: so one fact is one row, whenever it comes. Days
-- without a partition of their own (a clock that is wrong by weeks) lie in the last one.
alter table event rename to event_before;
alter index event_pkey rename to event_before_pkey;
drop index event_code, event_tab, event_received, event_account;

create table event (
  id uuid not null,
  day date not null,
  received_at timestamptz not null default now(),
  happened_at timestamptz not null,
  fncode text not null,
  guide_type text,
  account_name text,
  search_id bigint,
  tab text,
  sequence int,
  entry bigint,
  device text,
  route text,
  role char(1),
  query jsonb not null default '{}',
  primary key (id, day)
) partition by range (day);
create table event_other_days partition of event default;
create index event_code on event (fncode, happened_at);
create index event_of_tab on event (tab, sequence) where tab is not null;
create index event_account on event (account_name, happened_at desc, id desc) where account_name is not null;
-- What comes later lies further behind.
create index event_received on event using brin (received_at) with (pages_per_range = 16);

create function event_day(at timestamptz) returns date language sql immutable parallel safe as
  $$ select (at at time zone 'Asia/Shanghai')::date $$;
insert into event (id, day, received_at, happened_at, fncode, guide_type, account_name, search_id, tab, sequence, entry,
    device, route, role, query)
  select id, event_day(happened_at), received_at, happened_at, fncode, guide_type, account_name, search_id, tab,
    sequence, entry, device, route, role, query from event_before;
drop table event_before;

create trigger event_honours_pause before insert on event
  for each row when (new.account_name is not null) execute function skip_paused_event();

-- How often each fact happened in an hour; every fact is counted in the transaction that stores it.
create table event_hour (
  hour timestamptz not null,
  fncode text not null,
  role text not null,
  route text not null,
  guide_type text not null,
  events int not null,
  primary key (hour, fncode, role, route, guide_type)
);
insert into event_hour
  select date_trunc('hour', happened_at), fncode, coalesce(role::text, ''), coalesce(route, ''),
    coalesce(guide_type, ''), count(*) from event group by 1, 2, 3, 4, 5;

-- A tab's facts are numbered from 0 without holes: what was stored beside the highest number is what was lost.
create table event_tab (
  tab text primary key,
  first_at timestamptz not null,
  last_at timestamptz not null,
  role text not null,
  events int not null,
  last_sequence int not null
);
create index event_tab_first on event_tab (first_at desc);
insert into event_tab
  select tab, min(happened_at), max(happened_at), coalesce(max(role::text), ''), count(*), max(sequence)
  from event where tab is not null and sequence is not null group by tab;

-- What came in an hour, and what of it was new.
create table delivery_hour (
  hour timestamptz primary key,
  received int not null default 0,
  stored int not null default 0,
  repeated int not null default 0,
  bad int not null default 0,
  refused int not null default 0
);
alter table event_bad add column settled_at timestamptz;
alter table event_bad add column outcome text check (outcome in ('stored', 'dismissed'));
