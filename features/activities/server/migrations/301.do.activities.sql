-- Activities as the house runs them; what they are made of stands in the code.
create table activity (
  key text primary key,
  state text not null default 'running' check (state in ('running', 'paused', 'ended')),
  -- Said to members while it is paused.
  why text not null default '',
  starts_on date not null default (now() at time zone 'Asia/Shanghai')::date,
  ends_on date,
  check (ends_on >= starts_on)
);
insert into activity (key) values ('points'), ('attendance'), ('raffle'), ('mall');

-- The secret of a day's draws. Its digest is published with the day, itself the day after.
create table draw_seed (
  day date primary key,
  seed bytea not null check (length(seed) = 32),
  made_at timestamptz not null default now()
);
create trigger draw_seed_stands before update or delete on draw_seed
  for each row execute function refuse_change();

-- Odds as they were published, named by their digest. A change is another row.
create table draw_odds (
  id text primary key,
  activity text not null,
  odds jsonb not null,
  at timestamptz not null default now()
);
create trigger draw_odds_stand before update or delete on draw_odds
  for each row execute function refuse_change();

create table prize_stock (
  activity text not null references activity (key),
  season int not null,
  prize text not null,
  total int not null,
  remaining int not null check (remaining between 0 and total),
  primary key (activity, season, prize)
);

create table draw_chance (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id) on delete cascade,
  activity text not null,
  -- What it was given for, once.
  source text not null,
  at timestamptz not null default now(),
  used_at timestamptz,
  unique (account_id, activity, source)
);
create index draw_chance_open on draw_chance (account_id, activity, id) where used_at is null;

create table draw (
  activity text not null references activity (key),
  account_id bigint not null references account (id),
  -- Counted by the server from 1: asked again, the same draw is answered.
  number int not null check (number > 0),
  season int not null,
  day date not null,
  at timestamptz not null default now(),
  -- Thumbprint of the browser's key.
  device text,
  paid_by text not null check (paid_by in ('points', 'chance')),
  odds_id text not null references draw_odds (id),
  drawn text not null,
  -- Another than was drawn where that was gone or may be had once only.
  given text not null,
  state text not null check (state in ('given', 'unclaimed', 'claimed', 'sent', 'lapsed')),
  receiver jsonb,
  claimed_at timestamptz,
  primary key (activity, account_id, number)
);
create index draw_prize on draw (activity, season, given);
create index draw_day on draw (account_id, activity, day);
create index draw_device on draw (activity, day, device);
