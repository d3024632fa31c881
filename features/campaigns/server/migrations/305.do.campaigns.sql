-- What a member did in a campaign, once for each time it counts.
create table campaign_mark (
  activity text not null references activity (key),
  account_id bigint not null references account (id) on delete cascade,
  kind text not null,
  -- Its number, its day, or both.
  ref text not null,
  day date not null default (now() at time zone 'Asia/Shanghai')::date,
  at timestamptz not null default now(),
  -- Number of the draw that was made for it.
  draw int,
  answer jsonb,
  primary key (activity, account_id, kind, ref)
);

create table team (
  id bigint generated always as identity primary key,
  season int not null,
  captain_id bigint not null references account (id) on delete cascade,
  url text not null unique,
  at timestamptz not null default now(),
  expires_at timestamptz not null,
  full_at timestamptz
);
-- One team a season for each member.
create table team_member (
  season int not null,
  account_id bigint not null references account (id) on delete cascade,
  team_id bigint not null references team (id) on delete cascade,
  at timestamptz not null default now(),
  primary key (season, account_id)
);
create index team_member_team on team_member (team_id);

create table invite_link (
  account_id bigint primary key references account (id) on delete cascade,
  url text not null unique
);
-- A friend has one inviter, for good.
create table invitation (
  friend_id bigint primary key references account (id) on delete cascade,
  inviter_id bigint not null references account (id) on delete cascade,
  at timestamptz not null default now(),
  day date not null default (now() at time zone 'Asia/Shanghai')::date,
  device text,
  -- Forgotten after three days.
  address inet,
  state text not null check (state in ('pending', 'review', 'released', 'refused')),
  reason text,
  settled_on date,
  -- What depends on more than the first days.
  friend_rewarded_at timestamptz,
  publish_rewarded_at timestamptz,
  check (friend_id <> inviter_id)
);
create index invitation_inviter on invitation (inviter_id, day);
create index invitation_address on invitation (address, at);
create index invitation_device on invitation (device);
create index invitation_pending on invitation (day) where state = 'pending';
create index invitation_friend on invitation (friend_id) where friend_rewarded_at is null;
create index invitation_publish on invitation (friend_id) where publish_rewarded_at is null;
