import type { Pool, PoolClient } from 'pg';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import type { PrintedDocument } from '#infra/server/pdf/printed-document';
import type { Press } from '#infra/server/pdf/press';
import type { ReportSubject } from '../../contract/reports';

/** What reports are made of and by. */
export interface ReportEnds {
  /** Undefined where there is nothing to report of. */
  readonly compose: (
    client: PoolClient,
    projectId: string,
    number: string,
  ) => Promise<PrintedDocument | undefined>;
  readonly find: (pool: Pool, keyword: string, most: number) => Promise<readonly ReportSubject[]>;
  readonly read: (pool: Pool, projectIds: readonly string[]) => Promise<readonly ReportSubject[]>;
  /** Projects the member has kept, the latest first. */
  readonly favorites: (pool: Pool, accountId: string) => Promise<readonly string[]>;
  readonly press: Press;
}

export const SUBJECT_WANTED = '请选择单项工程';
export const NO_SUBJECT = '这个工程没有可出报告的明细，积分未扣除';

const KEEP = `
  insert into report (account_id, order_number, project_id, title, document) values ($1, $2, $3, $4, $5)`;

interface Bought {
  readonly accountId: string;
  readonly number: number;
  readonly projectId: string | undefined;
}

/** In the transaction that it is paid in: figures of the same moment, or no order. */
export const keepReport = async (
  client: PoolClient,
  { compose }: Pick<ReportEnds, 'compose'>,
  { accountId, number, projectId }: Bought,
): Promise<void> => {
  if (projectId === undefined) throw new ApiError(codes.badRequest, SUBJECT_WANTED);
  const document = await compose(client, projectId, `BG-${accountId}-${number}`);
  if (!document) throw new ApiError(codes.conflict, NO_SUBJECT);
  await client.query(KEEP, [accountId, number, projectId, document.subtitle, JSON.stringify(document)]);
};
