-- What happened to accounts and sessions, for whoever has to find out later. Rows are added and never changed.
create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  event text not null check (event ~ '^[a-z]+([.-][a-z]+)+$'),
  -- Not a foreign key: what was recorded outlives the account.
  account_id bigint,
  session_id uuid,
  -- Keyed digests: equal ones belong together, none can be read back.
  subject bytea,
  network bytea
);
create index audit_at on audit (at);
create index audit_account on audit (account_id, at) where account_id is not null;

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit is append-only';
end $$;

create trigger audit_is_append_only before update or delete or truncate on audit
  for each statement execute function refuse_audit_change();
