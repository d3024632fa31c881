-- A partition is a day: within one, the time is sorted in no time, and keys that repeat take a few bytes a row. Before,
-- four indexes of keys that hardly ever repeat took more room than the rows.
drop index event_code, event_of_tab, event_account;
create index event_code on event (fncode);
create index event_of_tab on event (tab) where tab is not null;
create index event_account on event (account_name) where account_name is not null;

-- The share of its code that is sent, where it is not all. In sums each counts for what it stands for.
alter table event add column rate real check (rate > 0 and rate <= 1);
alter table event_hour alter column events type double precision;

-- The same by the day, for screens over weeks and for the alerts.
create table event_day_sum (
  day date not null,
  fncode text not null,
  role text not null,
  events double precision not null,
  primary key (day, fncode, role)
);
insert into event_day_sum select event_day(hour), fncode, role, sum(events) from event_hour group by 1, 2, 3;

-- Who was logged in, so that members of a time are counted over tabs, of which there are a fraction.
alter table event_tab add column account_name text;
update event_tab as t set account_name = e.account_name
  from (select tab, max(account_name) as account_name from event where account_name is not null group by tab) as e
  where e.tab = t.tab;
create index event_tab_account on event_tab (account_name) where account_name is not null;
