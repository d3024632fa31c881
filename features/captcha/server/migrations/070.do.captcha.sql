-- Signs the challenges of this installation; made when the first one is asked for.
create table captcha_secret (
  only_one boolean primary key default true check (only_one),
  secret bytea not null check (octet_length(secret) = 32)
);

-- Challenges whose answer was accepted. The primary key is what makes an answer single-use, however many arrive at once.
create table captcha_spent (
  nonce text primary key,
  expires_at timestamptz not null
);
create index captcha_spent_expiry on captcha_spent (expires_at);

-- How often a network asked within the hour. Networks are kept as keyed digests, not as addresses.
create table captcha_demand (
  network bytea not null,
  hour timestamptz not null,
  asked int not null,
  primary key (network, hour)
);
create index captcha_demand_hour on captcha_demand (hour);
