import type { Pool } from 'pg';
import type { Receipt } from '../contract';

/** What a published project has been good for so far; every figure is counted when it is asked for. */
const RECEIPTS = `
  select p.id,
    (select count(*)::int from project_view v where v.project_id = p.id) as views,
    (select count(*)::int from favorite f where f.kind = 'project' and f.ref = p.id and f.removed_at is null) as favorites,
    (select count(*)::int from record_like l where l.kind = 'project' and l.ref = p.id) as likes,
    case when p.has_detail then 1
      + (select count(distinct (kind, name))::int from project_line line where line.project_id = p.id)
      + (select count(distinct name)::int from project_content c where c.project_id = p.id
         and coalesce(c.above, c.below) is not null) else 0 end as subjects,
    (select count(*)::int from project other where other.type = p.type and other.id <> p.id
      and p.price_date between other.price_date - interval '3 years' and other.price_date + interval '3 years') as peers
  from project p where p.id = any ($1::text[])`;

export const receiptsOf = async (
  pool: Pool,
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, Receipt>> => {
  if (projectIds.length === 0) return new Map();
  const { rows } = await pool.query<Receipt & { readonly id: string }>(RECEIPTS, [projectIds]);
  return new Map(rows.map(({ id, ...receipt }) => [id, receipt]));
};
