-- Points. Every movement has two sides: a member's and one of the house's.
create table points_holder (
  id bigint generated always as identity primary key,
  account_id bigint unique references account (id),
  house text unique,
  -- Of members alone. What the house has issued is a sum over its movements: a balance would be one row that every
  -- member's movement waits for.
  balance bigint not null default 0 check (balance >= 0),
  check ((account_id is null) <> (house is null))
);
insert into points_holder (house) values ('issued'), ('spent'), ('expired');

create table points_movement (
  id bigint generated always as identity primary key,
  -- What it is for, said once: the same reason never moves points twice.
  key text not null unique,
  kind text not null,
  ref text not null,
  from_holder bigint not null references points_holder (id),
  to_holder bigint not null references points_holder (id),
  points int not null check (points > 0),
  -- The member's, after it.
  balance bigint not null check (balance >= 0),
  day date not null default (now() at time zone 'Asia/Shanghai')::date,
  at timestamptz not null default now(),
  check (from_holder <> to_holder)
);
create index points_movement_to on points_movement (to_holder, day);
create index points_movement_from on points_movement (from_holder, day);

-- What is left of points received, and until when: the oldest are spent first.
create table points_lot (
  movement_id bigint primary key references points_movement (id),
  holder_id bigint not null references points_holder (id),
  remaining int not null check (remaining >= 0),
  expires_on date not null
);
create index points_lot_open on points_lot (holder_id, expires_on, movement_id) where remaining > 0;

create trigger points_movement_stands before update or delete on points_movement
  for each row execute function refuse_change();
create trigger points_movement_stays before truncate on points_movement
  for each statement execute function refuse_change();

-- Of points that are about to expire, so many days before.
create table points_notice (
  account_id bigint not null references account (id) on delete cascade,
  expires_on date not null,
  days smallint not null,
  primary key (account_id, expires_on, days)
);

-- What members did that may earn something; rewarded once, by the rules of its time.
create table deed (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id) on delete cascade,
  deed text not null,
  ref text not null,
  at timestamptz not null default now(),
  rewarded_at timestamptz,
  unique (account_id, deed, ref)
);
create index deed_open on deed (id) where rewarded_at is null;

create table attendance (
  account_id bigint not null references account (id) on delete cascade,
  day date not null,
  at timestamptz not null default now(),
  is_made_up boolean not null default false,
  primary key (account_id, day)
);
