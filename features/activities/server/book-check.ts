import type { PoolClient, QueryResultRow } from 'pg';
import type { ActivityKey } from '../rules/activities';

export interface BookFault {
  readonly activity: ActivityKey;
  /** 会员 12 的余额 50，流水 40 */
  readonly text: string;
}

interface Check<Row extends QueryResultRow> {
  readonly sql: string;
  readonly values?: readonly unknown[];
  readonly faultOf: (row: Row) => BookFault | undefined;
}
/** Rows are what does not balance, or what is to be compared. */
export const check =
  <Row extends QueryResultRow>({ sql, values = [], faultOf }: Check<Row>) =>
  async (client: PoolClient): Promise<readonly BookFault[]> => {
    const { rows } = await client.query<Row>(sql, [...values]);
    return rows.flatMap((row) => faultOf(row) ?? []);
  };
