/**
 * The 综合 series of each province that costs are carried by, and its newest month: one's own before a sample.
 * SQL, as `yardstick`; its `period` is what costs are carried to.
 */
export const YARDSTICK = `
  yardstick as materialized (
    select distinct on (l.area_id) l.id, l.area_id, l.period, l.value
    from index_latest l
    where l.category = '综合' and l.unit = '点' and l.area_id <> 1
    order by l.area_id, l.source = 'sample', l.rank, l.id
  )`;

/** The yardstick of `project p` and its value in the project's own month. */
export const CARRYING = `left join yardstick y on y.area_id = p.area_id
    left join index_point made on made.series_id = y.id and made.period = p.price_date`;

/** A cost of `project p` in the newest month of its province; null where the series does not reach back to it. */
export const carried = (cost: string): string => `(${cost}) * y.value / made.value`;
