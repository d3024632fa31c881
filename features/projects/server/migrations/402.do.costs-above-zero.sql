-- A project that costs nothing, in whole or per ㎡, says nothing, and no ratio to it can be formed. Only members could
-- publish one; files of projects have had their bounds from the beginning. Such projects leave the library here: a check
-- that is not validated is still asked whenever a row is written, so that one of them would stop all levels from being
-- stamped anew. Their drafts stay with their authors, who may publish a revision.
with gone as (
  delete from project p
  where p.source = 'contributed' and (p.pretax <= 0 or p.total <= 0 or p.unit_pretax <= 0)
    and not exists (select from unit_price u where u.project_id = p.id)
  returning p.id)
delete from search_entry where kind = 'bid_node' and ref in (select id from gone);

-- Not validated: an older database starts whatever else it holds, and takes in nothing like it from here on.
alter table project
  add constraint project_pretax_above_zero check (pretax > 0) not valid,
  add constraint project_total_above_zero check (total > 0) not valid,
  add constraint project_unit_pretax_above_zero check (unit_pretax > 0) not valid;
