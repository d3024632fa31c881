import type { ClientBase, Pool } from 'pg';
import { ApiError } from '#infra/server/http/api-error';
import type { RecordSource } from '#infra/server/server-slice';
import { codes } from '#src/contract/codes';
import { addMonths } from '#src/costing/months';
import { overdueSince } from '#src/costing/overdue';
import type { PriceDocument, PriceIssue, PriceRow } from '../contract-prices';
import { presentRow } from './document';

export const NO_PRICES = '这份文件没有价格表';

/** Titles and addresses of cost indexes, which another section publishes. */
export type DescribeIndexes = RecordSource['describe'];

type StoredPrice = Omit<PriceRow, 'index' | 'before'> & { readonly indexId: string | null };

const PRICES = `
  select pr.rank, pr.category, pr.code, pr.name, pr.spec, pr.unit, pr.pretax::float8 as pretax,
    pr.taxed::float8 as taxed, pr.tax_rate::float8 as "taxRate", pr.area_id::text as "areaId", r.name as "areaName",
    pr.index_id as "indexId"
  from policy_price pr join region r on r.areaid = pr.area_id where pr.policy_id = $1 order by pr.rank`;

export const readPrices = async (pool: Pool, id: string): Promise<readonly StoredPrice[]> =>
  (await pool.query<StoredPrice>(PRICES, [id])).rows;

const ISSUES = `
  select id, issue_no as "issueNo", period_start::text as "periodStart", period_end::text as "periodEnd",
    period_end - period_start + 1 as days
  from policy where series = (select series from policy where id = $1) order by period_start desc`;

interface Visit {
  readonly id: string;
  readonly beforeId: string | null;
  readonly seenOn: string;
}
const VISIT = `
  select v.policy_id as id, v.before_id as "beforeId",
    to_char(v.seen_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as "seenOn"
  from policy_visit v join policy p on p.series = v.series where v.account_id = $1 and p.id = $2`;

const DAY_MS = 86_400_000;
const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** What this member saw last before this issue, else the issue before. */
const comparedWith = (
  issue: PriceIssue,
  issues: readonly PriceIssue[],
  visit: Visit | undefined,
): PriceDocument['compared'] => {
  const earlier = issues.filter(({ periodStart }) => periodStart < issue.periodStart);
  const seenId = visit?.id === issue.id ? visit.beforeId : visit?.id;
  const seen = earlier.find(({ id }) => id === seenId);
  const chosen = seen ?? earlier[0];
  return (
    (chosen && {
      ...chosen,
      isSeen: seen !== undefined,
      seenOn: seen && visit && visit.id === seen.id ? visit.seenOn : null,
    }) ??
    null
  );
};

const MONTH_DAYS = 45;

/** An issue whose prices are of more than a month and a half comes out by the quarter. */
const overdueOf = ({ periodEnd, days }: PriceIssue, day: string): PriceDocument['overdue'] => {
  const rhythm = days > MONTH_DAYS ? 'quarter' : 'month';
  const last = periodEnd.slice(0, 7);
  const since = overdueSince(rhythm, rhythm === 'quarter' ? addMonths(last, -2) : last, day.slice(0, 7));
  return since === undefined ? undefined : { rhythm, since };
};

const keyOf = ({ code, name, spec, areaId }: StoredPrice): string => [code, name, spec, areaId].join('\n');

export const readPriceDocument = async (
  { pool, describeIndexes }: { readonly pool: Pool; readonly describeIndexes: DescribeIndexes },
  id: string,
  { accountId, day }: { readonly accountId: string; readonly day: string },
): Promise<PriceDocument> => {
  const row = await presentRow(pool, id, day);
  const [{ rows: issues }, { rows: visits }, prices] = await Promise.all([
    pool.query<PriceIssue>(ISSUES, [id]),
    pool.query<Visit>(VISIT, [accountId, id]),
    readPrices(pool, id),
  ]);
  const at = issues.findIndex((one) => one.id === id);
  const issue = issues[at];
  if (!issue) throw new ApiError(codes.notFound, NO_PRICES);
  const before = issues[at + 1];
  const compared = comparedWith(issue, issues, visits[0]);
  const [old, described] = await Promise.all([
    compared ? readPrices(pool, compared.id) : [],
    describeIndexes([...new Set(prices.flatMap(({ indexId }) => indexId ?? []))]),
  ]);
  const oldPrices = new Map(old.map((price) => [keyOf(price), price.pretax]));
  const indexes = new Map(described.map(({ ref, title, address }) => [ref, { title, address }]));
  return {
    row,
    asOf: day,
    issue,
    gapDays: before ? daysBetween(before.periodEnd, issue.periodStart) - 1 : null,
    issues,
    overdue: overdueOf(issues[0] ?? issue, day),
    compared,
    rows: prices.map(({ indexId, ...price }) => ({
      ...price,
      index: indexes.get(indexId ?? '') ?? null,
      before: oldPrices.get(keyOf({ ...price, indexId })) ?? null,
    })),
  };
};

/** Going back to an older issue does not undo what was seen. */
const KEEP = `
  insert into policy_visit (account_id, series, policy_id)
  select $1, series, id from policy where id = $2 and series is not null
  on conflict (account_id, series) do update set policy_id = excluded.policy_id, before_id = policy_visit.policy_id,
    seen_at = now()
  where (select period_start from policy where id = excluded.policy_id)
    > (select period_start from policy where id = policy_visit.policy_id)`;

/** @throws ApiError 440 */
export const keepVisit = async (client: ClientBase, accountId: string, id: string): Promise<void> => {
  const { rowCount } = await client.query('select from policy where id = $1 and series is not null', [id]);
  if (rowCount === 0) throw new ApiError(codes.notFound, NO_PRICES);
  await client.query(KEEP, [accountId, id]);
};
