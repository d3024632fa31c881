-- What a call answered that must take effect once only: the same intention sent again gets this and does nothing.
create table kept_answer (
  -- Keyed digests: of whose intention it was, at which address and under which name; and of what was asked.
  intention bytea primary key,
  asked bytea not null,
  -- The answer without its envelope, null only within the transaction that works it out.
  answer json,
  expires_at timestamptz not null
);
create index kept_answer_expiry on kept_answer (expires_at);
