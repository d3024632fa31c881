-- What a campaign gives for something that was done or collected, once for each number.
create table activity_gift (
  activity text not null references activity (key),
  account_id bigint not null references account (id),
  goal text not null,
  -- Counted by the server from 1: asked again, the same gift is answered.
  number int not null check (number > 0),
  season int not null,
  day date not null default (now() at time zone 'Asia/Shanghai')::date,
  at timestamptz not null default now(),
  name text not null,
  points int not null default 0 check (points >= 0),
  -- What was given up for it, in numbers by kind.
  spent jsonb not null default '{}',
  -- A card that was received for others.
  card text,
  -- The last of the days in a row that it was given for.
  through date,
  primary key (activity, account_id, goal, number)
);
create index activity_gift_goal on activity_gift (activity, season, goal);
create trigger activity_gift_stands before update or delete on activity_gift
  for each row execute function refuse_change();
