-- Clauses of a document that an amending one changes or deletes, and the clause that does it: read from both texts once.
create table policy_clause_change (
  policy_id text not null,
  rank      integer not null,
  by_id     text not null,
  by_rank   integer not null,
  kind      text not null check (kind in ('changed', 'removed')),
  primary key (policy_id, rank, by_id),
  foreign key (policy_id, rank) references policy_clause (policy_id, rank) on delete cascade,
  foreign key (by_id, by_rank) references policy_clause (policy_id, rank) on delete cascade
);
create index policy_clause_change_by on policy_clause_change (by_id, by_rank);

-- Of an amendment: both texts were read.
alter table policy_relation add column is_read boolean not null default false;
