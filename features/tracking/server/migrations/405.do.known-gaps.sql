-- Numbers of a tab of which the house knows why it does not keep their facts: refused, because whoever is logged in does
-- not want to be recorded, erased, or kept for no longer. Numbers alone, and nobody's name: without them, losses on the way
-- would be counted that were none.
create table known_gap (
  tab text primary key,
  numbers int8multirange not null,
  at timestamptz not null default now()
);
create index known_gap_at on known_gap (at);
insert into known_gap (tab, numbers)
  select tab, int8multirange(int8range(0, max(last_sequence), '[]'))
  from (select tab, last_sequence::bigint from erased_tab
    union all select tab, erased_to::bigint from event_tab where erased_to >= 0) as erased
  where last_sequence >= 0 group by tab;
drop table erased_tab;
alter table event_tab drop column erased_to;

-- Whoever deletes facts, whatever for: a tab has as many as are kept, and knows the numbers of the others.
create function keep_known_gaps() returns trigger language plpgsql as $$
begin
  perform from event_tab where tab in (select tab from gone) order by tab for update;
  update event_tab as t set events = t.events - g.events
    from (select tab, count(*) as events from gone where sequence is not null group by tab) as g where t.tab = g.tab;
  insert into known_gap (tab, numbers)
    select tab, range_agg(int8range(sequence, sequence, '[]')) from gone where tab is not null and sequence is not null
    group by tab order by tab
    on conflict (tab) do update set numbers = known_gap.numbers + excluded.numbers, at = now();
  return null;
end $$;
create trigger event_leaves_known_gap after delete on event referencing old table as gone
  for each statement execute function keep_known_gaps();

-- How many numbers of a tab, up to its highest, are known not to be kept.
create function known_missing(last_sequence int, known int8multirange)
  returns bigint language sql immutable parallel safe as
  $$ select coalesce(sum(upper(r) - lower(r)), 0)::bigint
     from unnest(known * int8multirange(int8range(0, last_sequence, '[]'))) as r $$;
