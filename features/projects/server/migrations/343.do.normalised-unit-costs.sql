-- The list is ordered and narrowed by the unit cost it shows: 除税 as quoted, or brought to another month and place, where
-- one multiplication brings all normalised costs and so keeps their order. Neither is rounded before it is shown.
alter table project add level float8;
update project p set level = k.level from kept_price_level k where k.month = p.price_date and k.area_id = p.area_id;
alter table project
  add untaxed float8 generated always as
    ((case tax_basis when '含税' then unit_cost / (1 + tax_rate) else unit_cost end)::float8) stored,
  add normalised float8 generated always as
    ((case tax_basis when '含税' then unit_cost / (1 + tax_rate) else unit_cost end)::float8 / level) stored;
create trigger stamp_price_level before insert or update of price_date, area_id on project
  for each row execute function stamp_price_level();

drop index project_by_unit_pretax;
create index project_by_untaxed on project (untaxed, id);
create index project_by_normalised on project (normalised, id);
create index project_levels on project (level);
