import type { DatabaseError } from 'pg';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import { isBlankSql } from '../rules/sql-statement';
import { MOST_MEGABYTES } from './backend-process';

export const LIMIT_MS = 10_000;

const CANCELLED = '57014';
const FORBIDDEN = '42501';
const CROWDED = '53300';
const OUT_OF_ROOM = '53400';
const OUT_OF_MEMORY = '53200';
const SYNTAX = '42601';
const UNSUPPORTED = '0A000';
/** As the client says it of a database that does not even stop. */
const UNANSWERED = 'Query read timeout';
const MOST_WORDS = 500;
const AGAIN_S = 5;

export const NOT_OPEN = '没有为 SQL 查询设置只读的数据库用户（DATABASE_READER_URL）';
export const TOO_LARGE = '结果过大，请少选一些列，或先汇总';
const TOO_MUCH_ROOM = '查询要用的临时空间过多，请缩小范围，或先汇总';
const TOO_MUCH_MEMORY = `查询要用的内存超过 ${MOST_MEGABYTES} MB，已停止，请缩小范围，或先汇总`;
const TOO_MANY = '正在运行的 SQL 查询过多，请稍后再试';
const NO_QUERY = '只能查询（select/with）';
const ONE_ONLY = '一次只能运行一条语句';

export const tooMany = (): ApiError =>
  new ApiError(codes.tooManyRequests, TOO_MANY, { retryAfterS: AGAIN_S });

/** Rows are fetched by and by from the answer to the question that follows. */
export const PREFIX = 'declare result no scroll cursor for ';

const STATEMENT =
  /^(alter|analyze|begin|call|checkpoint|cluster|comment|commit|copy|create|deallocate|declare|delete|discard|do|drop|end|execute|explain|fetch|grant|insert|listen|lock|merge|move|notify|prepare|reassign|refresh|reindex|release|reset|revoke|rollback|savepoint|security|set|show|start|truncate|unlisten|update|vacuum)\b/i;

type Said = Partial<DatabaseError>;

/** Place of an error in what the analyst wrote, from 1 on. */
const placeOf = ({ position }: Said): number | undefined =>
  position === undefined ? undefined : Number(position) - PREFIX.length;

const isNoQuery = (said: Said, sql: string): boolean => {
  const { code, message = '' } = said;
  if (code === UNSUPPORTED) return message.startsWith('DECLARE CURSOR must not contain');
  const at = placeOf(said);
  if (code !== SYNTAX || at === undefined) return false;
  return STATEMENT.test(sql.slice(at - 1)) && isBlankSql(sql.slice(0, at - 1));
};

const wordsOf = (said: Said, sql: string): string => {
  const { code, message = '' } = said;
  if (code === CANCELLED || message === UNANSWERED) return `查询超过 ${LIMIT_MS / 1_000} 秒，已停止`;
  if (code === FORBIDDEN) return '这张表不对分析开放，或语句不是查询';
  if (code === OUT_OF_ROOM) return TOO_MUCH_ROOM;
  if (code === OUT_OF_MEMORY) return TOO_MUCH_MEMORY;
  if (code === SYNTAX && message.includes('multiple commands')) return ONE_ONLY;
  if (isNoQuery(said, sql)) return NO_QUERY;
  // The database repeats the value it stumbled over, however long.
  const words = message.length > MOST_WORDS ? `${message.slice(0, MOST_WORDS)}…` : message;
  const at = placeOf(said);
  return `数据库的答复：${words}${at === undefined ? '' : `（第 ${at} 个字符）`}`;
};

export const refusalOf = (said: Said, sql: string, isTooLarge: boolean): ApiError => {
  if (isTooLarge) return new ApiError(codes.conflict, TOO_LARGE);
  if (said.code === CROWDED) return tooMany();
  return new ApiError(codes.badRequest, wordsOf(said, sql));
};
