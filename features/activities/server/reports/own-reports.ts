import type { Pool, PoolClient } from 'pg';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import type { Report } from '../../contract/reports';
import { MOST_REPEATS, REPEAT_MINUTES, REPORT_DOWNLOADS } from '#src/contract/rewards';

const NO_REPORT = '没有这份报告';

const STANDING = `
  (select count(*)::int from report_download where report_id = report.id) as times,
  (select number::int from report_download last where report_id = report.id
     and number = (select max(number) from report_download where report_id = report.id)
     and last.at > now() - interval '${REPEAT_MINUTES} minutes' and last.times <= ${MOST_REPEATS}) as repeatable`;
const OWN = `
  select report.id::text, title, to_char(o.at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as at, ${STANDING}
  from report join product_order o on o.account_id = report.account_id and o.number = order_number
  where report.account_id = $1`;

type Row = Omit<Report, 'left'>;
const withLeft = (row: Row): Report => ({ ...row, left: Math.max(0, REPORT_DOWNLOADS - row.times) });

/** Newest first. */
export const reportsOf = async (pool: Pool, accountId: string): Promise<Report[]> =>
  (await pool.query<Row>(`${OWN} order by report.id desc limit 100`, [accountId])).rows.map(withLeft);

/** @throws ApiError 404 for another's as for none */
export const ownReport = async (
  client: Pool | PoolClient,
  accountId: string,
  reportId: string,
): Promise<Report> => {
  const { rows } = await client.query<Row>(`${OWN} and report.id = $2`, [accountId, reportId]);
  if (!rows[0]) throw new ApiError(codes.notFound, NO_REPORT);
  return withLeft(rows[0]);
};

export const ownedOf = async (pool: Pool, accountId: string, projectId: string): Promise<number> => {
  const { rows } = await pool.query<{ owned: number }>(
    'select count(*)::int as owned from report where account_id = $1 and project_id = $2',
    [accountId, projectId],
  );
  return rows[0]?.owned ?? 0;
};
