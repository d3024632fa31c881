-- The view price_level as a table that a row can be stamped from while it is stored; it follows indexes and factors.
create table kept_price_level (
  month   date not null,
  area_id int not null,
  level   float8 not null check (level > 0),
  primary key (month, area_id)
);

create function keep_price_levels() returns trigger language plpgsql as $$
begin
  delete from kept_price_level
  where (month, area_id) not in (select to_date(month, 'YYYY-MM'), area_id from price_level);
  insert into kept_price_level as kept (month, area_id, level)
  select to_date(month, 'YYYY-MM'), area_id, level from price_level where level > 0
  on conflict (month, area_id) do update set level = excluded.level where kept.level <> excluded.level;
  return null;
end $$;

create trigger keep_price_levels after insert or update or delete or truncate on index_series
  for each statement execute function keep_price_levels();
create trigger keep_price_levels after insert or update or delete or truncate on index_point
  for each statement execute function keep_price_levels();
create trigger keep_price_levels after insert or update or delete or truncate on place_factor
  for each statement execute function keep_price_levels();

insert into kept_price_level select to_date(month, 'YYYY-MM'), area_id, level from price_level where level > 0;

-- Of a row with a month and a place: the level its amounts are divided by before they are ordered. Null where none is
-- published. Rows of a month or place whose level changes later are brought to it when the sections settle.
create function stamp_price_level() returns trigger language plpgsql as $$
begin
  new.level := (select level from kept_price_level where month = new.price_date and area_id = new.area_id);
  return new;
end $$;
