-- Level of prices in a month and place: 1 is the base period of the index in the country as a whole. An amount divided
-- by it may be compared with any other. Places without a factor, months without an index: no row.
create view price_level as
select to_char(c.period, 'YYYY-MM') as month, f.area_id, (c.value / 100 * f.factor)::float8 as level
from national_composite c cross join place_factor f;
