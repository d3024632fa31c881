-- The redacted action log that a member sent along with a feedback; goes with it. Read with `npm run feedback -- log`.
create table feedback_log (
  feedback_id bigint primary key references feedback on delete cascade,
  -- NDJSON, packed with gzip.
  packed bytea not null check (octet_length(packed) <= 1048576)
);
