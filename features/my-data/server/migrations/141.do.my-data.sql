create index event_account on event (account_name, happened_at desc, id desc) where account_name is not null;
create index event_bad_account on event_bad ((body ->> 'accountName')) where body ? 'accountName';

-- Members who do not want their actions recorded.
create table behavior_pause (
  account_name text primary key references account (username) on update cascade on delete cascade,
  paused_at timestamptz not null default now()
);

-- At the table's own door, so that the choice holds whoever writes: single calls, batches, or a browser that has not
-- heard of it yet.
create function skip_paused_event() returns trigger language plpgsql as $$
begin
  if exists (select 1 from behavior_pause where account_name = new.account_name) then return null; end if;
  return new;
end $$;
create trigger event_honours_pause before insert on event
  for each row when (new.account_name is not null) execute function skip_paused_event();

create function skip_paused_bad_event() returns trigger language plpgsql as $$
begin
  if exists (select 1 from behavior_pause where account_name = new.body ->> 'accountName') then return null; end if;
  return new;
end $$;
create trigger event_bad_honours_pause before insert on event_bad
  for each row when (new.body ? 'accountName') execute function skip_paused_bad_event();

-- What members had erased. Whoever keeps a copy of the events erases the same rows from it.
create table behavior_erasure (
  id bigint generated always as identity primary key,
  receipt text not null unique,
  account_id bigint not null,
  account_name text not null,
  kind text,
  from_day date,
  to_day date,
  erased int not null,
  at timestamptz not null default now()
);
create index behavior_erasure_at on behavior_erasure (at);
