import type { Pool } from 'pg';
import { GUIDE_TITLES } from '#src/kernel/fact-sections';
import { ACTIVITIES, isActivityKey } from '../../rules/activities';
import type { PointsKind } from '../../rules/earning';
import { productName } from '../../rules/products';

const RECORDS = `
  select m.id::text, m.kind, m.ref, o.product, m.points * case when m.to_holder = h.id then 1 else -1 end as points,
    m.balance::int, to_char(m.at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as at
  from points_holder h join points_movement m on h.id in (m.from_holder, m.to_holder)
  left join product_order o on o.account_id = h.account_id and m.kind in ('exchange', 'returned') and m.ref = 'order ' || o.number
  where h.account_id = $1 and ($2::text is null or ($2 = 'earned') = (m.to_holder = h.id))
  order by m.id desc limit $3 offset $4`;
const COUNT = `
  select count(*)::int as total from points_holder h join points_movement m on h.id in (m.from_holder, m.to_holder)
  where h.account_id = $1 and ($2::text is null or ($2 = 'earned') = (m.to_holder = h.id))`;

interface RecordsPage {
  readonly direction?: 'earned' | 'spent' | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
}
interface KeptRecord {
  readonly id: string;
  readonly kind: PointsKind;
  readonly ref: string;
  /** Of an exchange. */
  readonly product: string | null;
  readonly points: number;
  readonly balance: number;
  readonly at: string;
}

const isGuide = (ref: string): ref is keyof typeof GUIDE_TITLES => Object.hasOwn(GUIDE_TITLES, ref);

const OF_ACTIVITY: ReadonlySet<PointsKind> = new Set(['draw', 'prize', 'campaign']);

/** Null where the kind says it all. */
const whatFor = ({ kind, ref, product }: KeptRecord): string | null => {
  if (kind === 'guide') return isGuide(ref) ? GUIDE_TITLES[ref] : null;
  if (product !== null) return productName(product);
  const [activity = ''] = ref.split(' ');
  return OF_ACTIVITY.has(kind) && isActivityKey(activity) ? ACTIVITIES[activity].name : null;
};

/** Newest first. */
export const recordsOf = async (
  pool: Pool,
  accountId: string,
  { direction, pageNo, pageSize }: RecordsPage,
) => {
  const which = [accountId, direction ?? null];
  const records = await pool.query<KeptRecord>(RECORDS, [...which, pageSize, (pageNo - 1) * pageSize]);
  const counted = await pool.query<{ total: number }>(COUNT, which);
  return {
    records: records.rows.map((kept) => {
      const { ref: _, product: __, ...record } = kept;
      return { ...record, whatFor: whatFor(kept) };
    }),
    total: counted.rows[0]?.total ?? 0,
  };
};
