-- Verification codes under way, one for each purpose, phone and browser. Neither the phone nor the code stands here,
-- only keyed digests of them. A code that was used has no tries left.
create table sms_code (
  holder bytea primary key,
  digest bytea not null,
  tries int not null default 0 check (tries >= 0),
  expires_at timestamptz not null
);
create index sms_code_expiry on sms_code (expires_at);
