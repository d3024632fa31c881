-- Addresses of bots hold their keys: both are kept sealed under KEY_SECRET. Those written before that are sealed before the next delivery.
alter table alert_webhook
  alter column url drop not null,
  alter column secret drop not null,
  -- AES-256-GCM: nonce (12 bytes), tag (16), text (JSON of both); bound to the id.
  add column sealed bytea,
  -- What is shown of the address.
  add column host text;
update alert_webhook set host = coalesce(substring(lower(trim(url)) from '^[a-z]+:/*([^/?#]+)'), '');
alter table alert_webhook
  alter column host set not null,
  add constraint alert_webhook_is_sealed_or_plain
    check ((sealed is null) = (url is not null) and (url is null) = (secret is null));
