-- A tab may stay open after its facts were erased, and its next fact goes on in their numbers. Up to which of them that
-- was is all that is kept, so that nothing erased is counted as lost on the way.
create table erased_tab (
  tab text primary key,
  last_sequence int not null,
  at timestamptz not null default now()
);
create index erased_tab_at on erased_tab (at);
alter table event_tab add column erased_to int not null default -1;
