alter table water_record
  -- 建设性质 as its own column of a file says it.
  add column nature_said text check (length(nature_said) between 1 and 20),
  -- As the rules read it, from what is said or else from the name; null where neither tells.
  add column nature text check (length(nature) between 1 and 20);

-- A house's own rules of comparison; without any, those that are shipped.
create table water_group_rule (
  position integer primary key,
  kinds    text not null,
  bases    text not null,
  aspect   text not null check (aspect in ('建设性质', '规模')),
  rule     text not null
);
