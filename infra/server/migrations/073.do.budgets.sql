-- Keys are digests under a secret of this installation, so that the tables below tell nobody's phone or address.
create table digest_secret (
  only_one boolean primary key default true check (only_one),
  secret bytea not null
);
-- Two random UUIDs hold 244 random bits.
insert into digest_secret (secret)
  values (sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')));

create function keyed_digest(text) returns bytea language sql stable as $$
  select sha256(secret || sha256(secret || convert_to($1, 'UTF8'))) from digest_secret
$$;

-- How much of an allowance was used within the window that began with its first use.
create table budget (
  name text not null,
  key bytea not null,
  used int not null check (used >= 0),
  ends_at timestamptz not null,
  primary key (name, key)
);
create index budget_ends_at on budget (ends_at);
