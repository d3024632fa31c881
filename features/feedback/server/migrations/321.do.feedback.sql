-- Problems and suggestions of members and visitors, and what the house said to them. Answered with `npm run feedback`.
create table feedback (
  id bigint generated always as identity primary key,
  -- Read from the session; null for a visitor.
  account_id bigint references account (id) on delete set null,
  description text not null,
  -- A phone, QQ or email; may be empty.
  contact text not null default '',
  name text not null default '',
  at timestamptz not null default now(),
  answer text,
  answered_at timestamptz,
  -- When the house took it up.
  adopted_at timestamptz,
  check ((answer is null) = (answered_at is null))
);
create index feedback_account on feedback (account_id, id) where account_id is not null;
create index feedback_open on feedback (id) where answered_at is null;
