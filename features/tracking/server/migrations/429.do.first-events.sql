-- The first and the last day on which somebody did something in a role: who is new in a time is told from before it, and
-- the facts of everything that is kept are too many to look through for that. '-infinity': before what is kept. The last
-- day is a week late at most. Kept for no longer than the facts themselves, and erased with those of a member.
create table event_first (
  account_name text not null,
  device text not null,
  fncode text not null,
  role text not null,
  first_day date not null,
  last_day date not null,
  primary key (account_name, device, fncode, role)
);
insert into event_first
  select coalesce(account_name, ''), coalesce(device, ''), fncode, coalesce(role::text, ''), min(day), max(day)
  from event where account_name is not null or device is not null group by 1, 2, 3, 4;
