-- Whether a price holds insurance against accidents at work; null where nobody said it.
alter table labor_item add column has_insurance boolean;
-- What a price that a member gives holds besides wages; null of those given before it was asked.
alter table labor_collect
  add column has_tools boolean,
  add column has_materials boolean,
  add column has_insurance boolean;
