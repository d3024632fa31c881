-- The list is ordered and narrowed by costs 除税: those of both tax bases do not stand in one order as quoted.
drop index project_by_unit_cost;
create index project_by_unit_pretax on project (unit_pretax, id);
