-- Private halves are kept sealed under KEY_SECRET. Those written before that are sealed when they are next read.
alter table server_key
  alter column private_jwk drop not null,
  -- AES-256-GCM: nonce (12 bytes), tag (16), text; bound to the kid.
  add column sealed bytea,
  add constraint server_key_is_sealed_or_plain check ((sealed is null) <> (private_jwk is null));
