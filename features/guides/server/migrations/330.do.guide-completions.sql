-- Guides a member has completed, each once.
create table guide_completion (
  account_id   bigint not null references account (id) on delete cascade,
  guide        text not null check (guide in ('new_user', 'bid_node', 'bq_item', 'labor', 'policy')),
  completed_at timestamptz not null default now(),
  primary key (account_id, guide)
);
