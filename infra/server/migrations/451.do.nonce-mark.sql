-- Up to which moment of signing requests may have been accepted, written before they are. Logged, unlike the nonces: a
-- crash that empties those, followed by a clock that was set back, must not let one be accepted a second time.
create table nonce_mark (
  only_row boolean primary key default true check (only_row),
  -- Milliseconds since 1970.
  signed_until bigint not null
);
insert into nonce_mark (signed_until) values (0);
