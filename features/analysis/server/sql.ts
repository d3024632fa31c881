import { Client, types, type DatabaseError } from 'pg';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import { MOST_SQL_ROWS, type SqlResult } from '../contract/workbench';

const LIMIT_MS = 10_000;
const CANCELLED = '57014';
const FORBIDDEN = '42501';
const MOST_BYTES = 4_000_000;

const NOT_OPEN = '没有为 SQL 查询设置只读的数据库用户（DATABASE_READER_URL）';
const TOO_LARGE = '结果过大，请少选一些列，或先汇总';

const wordsOf = ({ code, message, position }: Partial<DatabaseError>): string => {
  if (code === CANCELLED) return `查询超过 ${LIMIT_MS / 1_000} 秒，已停止`;
  if (code === FORBIDDEN) return '这张表不对分析开放，或语句不是查询';
  return `数据库的答复：${message ?? ''}${position === undefined ? '' : `（第 ${position} 个字符）`}`;
};

const AS_NUMBER: readonly number[] = [types.builtins.INT8, types.builtins.NUMERIC];
const AS_WRITTEN: readonly number[] = [
  types.builtins.DATE,
  types.builtins.TIMESTAMP,
  types.builtins.TIMESTAMPTZ,
  types.builtins.INTERVAL,
];

/** Counts are numbers in a table, and days stand as the database writes them. */
const parserOf = (oid: number, format?: 'text' | 'binary') => {
  if (AS_NUMBER.includes(oid)) return Number;
  if (AS_WRITTEN.includes(oid)) return String;
  const parse: unknown = types.getTypeParser(oid, format);
  return parse;
};

/**
 * One statement, as a database user who may read the events' tables and nothing else: the extended protocol takes no
 * second statement, and whatever the statement sets ends with its connection.
 */
export const runSql = async (readerUrl: string | undefined, sql: string): Promise<SqlResult> => {
  if (readerUrl === undefined) throw new ApiError(codes.conflict, NOT_OPEN);
  const client = new Client({
    connectionString: readerUrl,
    query_timeout: LIMIT_MS + 2_000,
    types: { getTypeParser: parserOf as never },
  });
  // An error of the connection is told by the query that waits for it.
  client.on('error', () => undefined);
  const begun = performance.now();
  try {
    await client.connect();
    await client.query(`set statement_timeout = ${LIMIT_MS}`);
    await client.query('begin read only');
    // A named statement is sent by the extended protocol, which takes one and no more.
    await client.query({ name: 'question', text: `declare result no scroll cursor for ${sql}` });
    const { rows, fields } = await client.query<unknown[]>({
      text: `fetch ${MOST_SQL_ROWS + 1} from result`,
      rowMode: 'array',
    });
    const shown = rows.slice(0, MOST_SQL_ROWS);
    if (JSON.stringify(shown).length > MOST_BYTES) throw new ApiError(codes.conflict, TOO_LARGE);
    return {
      columns: fields.map(({ name }) => name),
      rows: shown,
      isCut: rows.length > MOST_SQL_ROWS,
      ms: Math.round(performance.now() - begun),
    };
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError(codes.badRequest, wordsOf(error as DatabaseError));
  } finally {
    await client.end().catch(() => undefined);
  }
};
