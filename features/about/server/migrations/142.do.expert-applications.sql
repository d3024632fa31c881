-- Who wants to work with the portal as an expert. The administrator reads and answers them with SQL:
--   select * from expert_application where handled_at is null order by at;
-- A year after they came they are deleted, handled or not: that is what applicants are told.
create table expert_application (
  id bigint generated always as identity primary key,
  confirmation text not null unique,
  -- The same application sent twice on one day is one application.
  content_digest bytea not null unique,
  real_name text not null check (length(real_name) between 2 and 20),
  mobile text not null check (mobile ~ '^1[3-9][0-9]{9}$'),
  email text not null default '' check (length(email) <= 100),
  company text not null default '' check (length(company) <= 50),
  specialty text not null,
  qualification text not null,
  years int not null check (years between 0 and 60),
  introduction text not null check (length(introduction) <= 500),
  -- Whoever was logged in while applying.
  account_id bigint references account (id) on delete set null,
  at timestamptz not null default now(),
  handled_at timestamptz,
  note text not null default ''
);
create index expert_application_open on expert_application (at) where handled_at is null;
create index expert_application_at on expert_application (at);
