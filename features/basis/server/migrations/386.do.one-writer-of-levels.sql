-- Two writers at once saw neither of each other's indexes, and each would have deleted what the other kept. Whoever
-- changes indexes or factors comes one after the other, from before the first row is locked.
create function lock_price_levels() returns trigger language plpgsql as $$
begin
  lock table kept_price_level in share row exclusive mode;
  return null;
end $$;

create trigger lock_price_levels before insert or update or delete or truncate on index_series
  for each statement execute function lock_price_levels();
create trigger lock_price_levels before insert or update or delete or truncate on index_point
  for each statement execute function lock_price_levels();
create trigger lock_price_levels before insert or update or delete or truncate on place_factor
  for each statement execute function lock_price_levels();

-- A level that is none any more goes, too.
create or replace function keep_price_levels() returns trigger language plpgsql as $$
begin
  delete from kept_price_level as kept
  where not exists (
    select from price_level as p
    where to_date(p.month, 'YYYY-MM') = kept.month and p.area_id = kept.area_id and p.level > 0);
  insert into kept_price_level as kept (month, area_id, level)
  select to_date(month, 'YYYY-MM'), area_id, level from price_level where level > 0
  on conflict (month, area_id) do update set level = excluded.level where kept.level <> excluded.level;
  return null;
end $$;

delete from kept_price_level as kept
where not exists (
  select from price_level as p
  where to_date(p.month, 'YYYY-MM') = kept.month and p.area_id = kept.area_id and p.level > 0);
