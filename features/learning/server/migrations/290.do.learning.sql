-- Where a member left a lesson, and which of its sections are done.
create table study_progress (
  account_id bigint not null references account (id) on delete cascade,
  content_id text not null check (length(content_id) between 1 and 40),
  place      text,
  done       text[] not null default '{}' check (cardinality(done) <= 20),
  opened_at  timestamptz not null default now(),
  primary key (account_id, content_id)
);
create index study_progress_last on study_progress (account_id, opened_at desc);

-- Seconds of attention by day and lesson.
create table study_time (
  account_id bigint not null references account (id) on delete cascade,
  -- Of Asia/Shanghai.
  day        date not null,
  content_id text not null,
  seconds    integer not null check (seconds between 0 and 86400),
  primary key (account_id, day, content_id)
);

-- One reading of one lesson: what its browser has claimed so far.
create table study_reading (
  id         uuid not null,
  account_id bigint not null references account (id) on delete cascade,
  content_id text not null,
  claimed    integer not null default 0 check (claimed >= 0),
  began_at   timestamptz not null default now(),
  primary key (account_id, id)
);
create index study_reading_began on study_reading (began_at);

-- Up to when a member's time is counted, in whichever of several tabs.
create table study_clock (
  account_id    bigint primary key references account (id) on delete cascade,
  counted_until timestamptz not null
);
