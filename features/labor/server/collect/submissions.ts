import type { Pool } from 'pg';
import { doubtOf } from '../doubts';
import { INCLUDED } from '../rows';
import type { ReviewQueue, Submission } from '../../contract-collect';

/** Of `labor_collect c`. */
export const PLACING = `
  case when c.item_id is null then 'noItem'
    when exists (select from labor_line own where own.item_id = c.item_id and own.area_id = c.area_id) then 'line'
    else 'noLine' end`;

/** Of `labor_collect c`. */
export const COLLECTED_INCLUDED = `
  jsonb_build_object('tools', c.has_tools, 'materials', c.has_materials, 'insurance', c.has_insurance, 'tax', c.with_tax)`;

/** Of `labor_collect c` and `region r`. */
const SUBMISSION = `
  c.number, c.section, c.item_name as "itemName", r.name as "areaName", c.project_kind as "projectKind", c.mode,
  c.price::float8 as price, c.unit, ${COLLECTED_INCLUDED} as included, to_char(c.settled_in, 'YYYY-MM') as "settledIn",
  c.payment, c.is_anonymous as "isAnonymous", c.content, c.status, ${PLACING} as placing, c.word,
  to_char(c.submitted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "submittedAt",
  to_char(c.reviewed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "reviewedAt"`;

const SHOWN = 100;

export const ownSubmissions = async (pool: Pool, accountId: string): Promise<Submission[]> => {
  const { rows } = await pool.query<Submission>(
    `select ${SUBMISSION} from labor_collect c join region r on r.areaid = c.area_id
     where c.account_id = $1 order by c.submitted_at desc, c.id desc limit ${SHOWN}`,
    [accountId],
  );
  return rows;
};

/** Neither one's own nor of one's house. */
export const OF_OTHERS = `(c.account_id <> $1 and not coalesce(
  c.organisation_id = (select organisation_id from account where id = $1), false))`;

export const reviewQueue = async (pool: Pool, accountId: string): Promise<ReviewQueue> => {
  const [{ rows }, counted] = await Promise.all([
    pool.query<Omit<ReviewQueue['rows'][number], 'doubt'>>(
      `select ${SUBMISSION}, p.middle::float8 as middle, case when i.id is not null then ${INCLUDED} end as held, i.tax_rate::float8 as "taxRate"
       from labor_collect c
       join region r on r.areaid = c.area_id
       left join labor_item i on i.id = c.item_id
       left join labor_line l on l.item_id = c.item_id and l.area_id = c.area_id
       left join labor_price p on p.line_id = l.id and p.period = c.settled_in
       where c.status = 'pending' and ${OF_OTHERS}
       order by c.submitted_at, c.id limit ${SHOWN}`,
      [accountId],
    ),
    pool.query<{ waiting: number }>(
      `select count(*)::int as waiting from labor_collect c where c.status = 'pending' and ${OF_OTHERS}`,
      [accountId],
    ),
  ]);
  const doubt = await doubtOf(pool, rows);
  return {
    waiting: counted.rows[0]?.waiting ?? 0,
    rows: rows.map((row) => ({
      ...row,
      doubt: doubt({ ...row, name: row.itemName, middle: row.price }).reason ?? null,
    })),
  };
};
