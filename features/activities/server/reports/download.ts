import type { Pool, PoolClient } from 'pg';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import { fileAnswer, type StreamAnswer } from '#infra/server/http/stream-answer';
import type { PrintedDocument } from '#infra/server/pdf/printed-document';
import type { Press } from '#infra/server/pdf/press';
import { inTransaction } from '#infra/server/postgres/database-pool';
import type { Report } from '../../contract/reports';
import { ownReport } from './own-reports';

export const NOT_NEXT = '下载状态已变化，请刷新后再下载';

export interface DownloadAsked {
  readonly accountId: string;
  readonly reportId: string;
  /** Counted from 1. */
  readonly number: number;
}

const DOCUMENT = 'select document from report where id = $1';
const HOLD = 'select from report where id = $1 for update';
const KEEP = `
  insert into report_download (report_id, number) values ($1, $2)
  on conflict (report_id, number) do update set times = report_download.times + 1`;

/** The next one, or the last one once more; of those there are as many as the contract lets through. */
const check = ({ times, repeatable }: Report, number: number): void => {
  if (number !== times + 1 && number !== repeatable) throw new ApiError(codes.conflict, NOT_NEXT);
};

const count = async (client: PoolClient, { accountId, reportId, number }: DownloadAsked): Promise<void> => {
  await client.query(HOLD, [reportId]);
  check(await ownReport(client, accountId, reportId), number);
  await client.query(KEEP, [reportId, number]);
};

/** Counted once it is printed: what could not be made costs nothing. */
export const downloadReport = async (
  pool: Pool,
  press: Press,
  asked: DownloadAsked,
): Promise<StreamAnswer> => {
  const { accountId, reportId, number } = asked;
  const report = await ownReport(pool, accountId, reportId);
  check(report, number);
  const { rows } = await pool.query<{ document: PrintedDocument }>(DOCUMENT, [reportId]);
  if (!rows[0]) throw new Error(`report ${reportId} vanished while it was read`);
  const content = await press.print(rows[0].document);
  await inTransaction(pool, (client) => count(client, asked));
  return fileAnswer({ name: `造价指标报告-${report.title}`, plainName: 'report', format: 'pdf', content });
};
