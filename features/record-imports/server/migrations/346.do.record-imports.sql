-- A house's file between its upload and what became of it. Whose it is stays as it was when it came.
create table record_import (
  id uuid primary key default gen_random_uuid(),
  account_id bigint not null references account (id) on delete cascade,
  organisation_id bigint references organisation (id),
  kind text not null,
  file_name text not null,
  -- SHA-256: the same file again is told.
  file_hash bytea not null,
  -- The file itself, until it is taken in or a day old.
  content bytea,
  -- Rows that stayed out, with why; a day long.
  refused_csv text,
  stored int,
  refused int,
  at timestamptz not null default now(),
  accepted_at timestamptz,
  check ((accepted_at is null) = (stored is null) and (stored is null) = (refused is null))
);
create index record_import_account on record_import (account_id, at desc);
create index record_import_organisation on record_import (organisation_id, accepted_at desc)
  where organisation_id is not null;
create index record_import_kept on record_import (at) where content is not null or refused_csv is not null;

-- What a house said of files with these headers.
create table record_import_answer (
  -- o and the organisation, or a and the account that has none.
  owner text not null,
  kind text not null,
  -- SHA-256 of the headers.
  headers bytea not null,
  -- Pairs of header and field, of field and value.
  map jsonb not null,
  assume jsonb not null,
  at timestamptz not null default now(),
  primary key (owner, kind, headers)
);
