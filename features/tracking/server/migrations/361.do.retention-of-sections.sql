-- Days that the facts of a section are kept for, where that is fewer than those of all. A section is the first two digits
-- of its codes. The sums by hour and day name nobody, and stay.
create table event_retention (
  section text primary key check (section ~ '^[0-9]{2}$'),
  days int not null check (days > 0),
  set_by bigint references account (id) on delete set null,
  set_at timestamptz not null default now()
);

-- What an analyst or an operator does for somebody else: how many facts lost their name in the place of being deleted, and
-- who did it; no account: a command. Whoever's facts they were may have no account any more.
alter table behavior_erasure add column anonymised int not null default 0;
alter table behavior_erasure add column done_by text;
alter table behavior_erasure alter column account_id drop not null;
