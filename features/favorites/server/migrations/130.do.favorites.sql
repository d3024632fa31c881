-- The default folder holds what was put nowhere else; every change of a member's favourites locks its row first.
create table favorite_folder (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id) on delete cascade,
  name text not null check (length(name) between 1 and 20),
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  unique (account_id, name),
  unique (account_id, id)
);
create unique index favorite_folder_default on favorite_folder (account_id) where is_default;

create table favorite (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id) on delete cascade,
  folder_id bigint not null,
  kind text not null check (kind ~ '^[a-z][A-Za-z]{1,31}$'),
  ref text not null check (length(ref) between 1 and 200),
  list text not null check (list in ('node', 'item')),
  -- What the record showed when it was added, with its provenance; kept when the record is withdrawn.
  snapshot jsonb not null,
  -- Title, subtitle and place in small letters and plain signs.
  searched text not null,
  -- Pinyin of the title, for sorting.
  title_sound text collate "C" not null,
  note text not null default '' check (length(note) <= 200),
  added_at timestamptz not null default now(),
  -- Removed by its owner, who may take that back for a day.
  removed_at timestamptz,
  unique (account_id, kind, ref),
  -- A member's favourite lies in a folder of the same member.
  foreign key (account_id, folder_id) references favorite_folder (account_id, id)
);
create index favorite_listed on favorite (account_id, list, added_at, id) where removed_at is null;
create index favorite_in_folder on favorite (folder_id);
create index favorite_removed on favorite (account_id, removed_at) where removed_at is not null;
