-- A browser that has shaken hands, named by the RFC 7638 thumbprint of its signing key. Public halves only.
create table device (
  thumbprint text primary key check (length(thumbprint) = 43),
  signing_x text not null,
  signing_y text not null,
  answering_x text not null,
  answering_y text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null
);
create index device_last_seen_at on device (last_seen_at);

-- Key pairs that bodies are sealed to. The newest is offered; older ones open what is still under way.
create table server_key (
  kid text primary key,
  private_jwk jsonb not null,
  created_at timestamptz not null
);

-- One page per minute of signing; pages are made and dropped while the server runs. They are UNLOGGED: a crash of the
-- database empties them, and with them the row of the period in which they were filled.
create table signed_nonce (
  minute bigint not null,
  thumbprint text not null,
  nonce text not null,
  primary key (minute, thumbprint, nonce)
) partition by list (minute);

create unlogged table nonce_period (
  id uuid primary key,
  begun_at timestamptz not null
);
