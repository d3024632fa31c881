create table ai_chat_topic (
  -- Made by the browser.
  id uuid primary key,
  account_id bigint not null references account (id) on delete cascade,
  title text not null check (length(title) between 1 and 80),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index ai_chat_topic_of_account on ai_chat_topic (account_id, updated_at desc, id);

create table ai_chat_question (
  -- Made by the browser: a question that is sent again is the same one.
  id uuid primary key,
  topic_id uuid not null references ai_chat_topic (id) on delete cascade,
  asked_at timestamptz not null default clock_timestamp(),
  question text not null check (length(question) between 1 and 600),
  -- What was read from the question, so that the next one of the topic may leave conditions out.
  reading jsonb,
  section text,
  -- Null until the answer is whole; stays so where it was stopped.
  blocks jsonb
);
create index ai_chat_question_of_topic on ai_chat_question (topic_id, asked_at, id);
