-- One revision of a project on its way to publication. Cells hold what was typed, readable or not.
create table publishing_draft (
  id uuid primary key default gen_random_uuid(),
  -- What it is published under; the revisions of a project share it.
  project_id text not null,
  revision int not null check (revision > 0),
  template_id text not null,
  author_id bigint not null references account (id),
  status text not null check (status in
    ('draft', 'checked', 'masked', 'submitted', 'firstApproved', 'approved', 'published', 'returned', 'withdrawn')),
  version int not null default 1,
  checked_version int,
  masked_version int,
  first_reviewer_id bigint references account (id),
  second_reviewer_id bigint references account (id),
  nodes jsonb not null,
  findings jsonb not null default '[]',
  -- What the publisher masked beyond the rules, by field.
  mask jsonb not null default '{}',
  -- Why warnings stand, by the key of the finding.
  acknowledged jsonb not null default '{}',
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  unique (project_id, revision),
  check (status not in ('approved', 'published', 'withdrawn') or (
    first_reviewer_id is not null and second_reviewer_id is not null
    and first_reviewer_id <> second_reviewer_id
    and author_id not in (first_reviewer_id, second_reviewer_id)
    and checked_version = version and masked_version = version))
);
create index publishing_draft_author on publishing_draft (author_id, changed_at desc);
create index publishing_draft_status on publishing_draft (status, changed_at desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is written once and never changed', tg_table_name;
end $$;

-- Who did what, when and why: written once.
create table publishing_step (
  id bigint generated always as identity primary key,
  draft_id uuid not null references publishing_draft (id),
  step text not null,
  from_status text not null,
  status text not null,
  version int not null,
  actor_id bigint not null references account (id),
  reason text not null default '',
  at timestamptz not null default clock_timestamp()
);
create index publishing_step_draft on publishing_step (draft_id, id);
create trigger publishing_step_once before update or delete on publishing_step
  for each row execute function refuse_change();

-- What was published, masked, to the letter: written once. Its withdrawal stands beside it.
create table publishing_revision (
  project_id text not null,
  revision int not null,
  draft_id uuid not null references publishing_draft (id),
  name text not null,
  nodes jsonb not null,
  provenance jsonb not null,
  published_at timestamptz not null default now(),
  primary key (project_id, revision)
);
create trigger publishing_revision_once before update or delete on publishing_revision
  for each row execute function refuse_change();

-- The tombstone of a project.
create table publishing_withdrawal (
  project_id text primary key,
  revision int not null,
  reason text not null,
  actor_id bigint not null references account (id),
  at timestamptz not null default now(),
  foreign key (project_id, revision) references publishing_revision (project_id, revision)
);
create trigger publishing_withdrawal_once before update or delete on publishing_withdrawal
  for each row execute function refuse_change();

create table publishing_comment (
  id bigint generated always as identity primary key,
  draft_id uuid not null references publishing_draft (id),
  node text not null,
  row_id text not null,
  cell_column text not null,
  author_id bigint not null references account (id),
  text text not null,
  at timestamptz not null default now(),
  resolved_at timestamptz
);
create index publishing_comment_draft on publishing_comment (draft_id, id);

-- A workbook between its upload and its acceptance.
create table publishing_import (
  id uuid primary key default gen_random_uuid(),
  draft_id uuid not null references publishing_draft (id),
  account_id bigint not null references account (id),
  file_name text not null,
  sheets jsonb not null,
  at timestamptz not null default now()
);
create index publishing_import_at on publishing_import (at);
