import type { Socket } from 'node:net';
import { Client, types, type Connection, type DatabaseError } from 'pg';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import type { StreamAnswer } from '#infra/server/http/stream-answer';
import { boundMemory, endBackend, type Backend } from './backend-process';
import type { FileFormat } from '../contract/period';
import { MOST_SQL_ROWS, type SqlResult } from '../contract/workbench';
import type { RowSpool } from './row-spool';
import { LIMIT_MS, NOT_OPEN, PREFIX, refusalOf, TOO_LARGE, tooMany } from './sql-refusals';
import { roomIn, spooled, type SpooledTable } from './table-file';

/** A cancelled statement is given so long to notice. */
const GRACE_MS = 2_000;
const MOST_BYTES = 4_000_000;

const AS_NUMBER: readonly number[] = [
  types.builtins.INT2,
  types.builtins.INT4,
  types.builtins.FLOAT4,
  types.builtins.FLOAT8,
];
/** Of these a number of the language, with its sixteen digits, may be another; then they stand as text. */
const EXACT: readonly number[] = [types.builtins.INT8, types.builtins.NUMERIC];

/** JSON has no word for the others. */
const finite = (text: string): number | string => (Number.isFinite(Number(text)) ? Number(text) : text);

/** Counts are numbers in a table; all else stands as the database writes it, which is read by nobody here. */
const parserOf = (oid: number) => {
  if (oid === types.builtins.BOOL) return (text: string) => text === 't';
  if (EXACT.includes(oid)) return (text: string) => (String(Number(text)) === text ? finite(text) : text);
  return AS_NUMBER.includes(oid) ? finite : String;
};

// A client has had its connection from the beginning; the types leave it out.
const streamOf = (client: Client): Socket =>
  (client as unknown as { readonly connection: Connection }).connection.stream as Socket;
const backendOf = (client: Client): Backend => ({
  pid: (client as unknown as { readonly processID: number }).processID,
  localPort: streamOf(client).localPort ?? 0,
});

/** It may go on by itself, whether the answer was waited for or not. */
const endWhenOverdue = async (backend: Backend, leftMs: number): Promise<void> => {
  if (leftMs <= 0) return endBackend(backend);
  setTimeout(() => void endBackend(backend), leftMs).unref();
};

interface Bound {
  /** As much as this again may come. */
  readonly renew: () => void;
  readonly isOver: () => boolean;
}

/**
 * Counts what the database says while it comes, and hangs up at the limit: one value may be longer than a string can
 * be.
 */
const hangUpAt = (client: Client, mostBytes: number): Bound => {
  const stream = streamOf(client);
  let heard = 0;
  stream.on('data', (bytes: Buffer) => {
    heard += bytes.byteLength;
    if (heard > mostBytes) stream.destroy();
  });
  return { renew: () => (heard = 0), isOver: () => heard > mostBytes };
};

const MOST_WAITING = 2;

/** Of all analysts one statement after the other: together they take no more memory than one. */
const turns = () => {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting > MOST_WAITING) throw tooMany();
    waiting += 1;
    const turn = last.then(work).finally(() => (waiting -= 1));
    last = turn.catch(() => undefined);
    return turn;
  };
};

interface Answer {
  readonly columns: readonly string[];
  readonly rows: readonly unknown[][];
}
/** The next rows of the answer, so many at most. */
type Fetch = (most: number) => Promise<Answer>;

/** On the screen as in the other screens. */
const ZONE = `set time zone 'Asia/Shanghai'`;

const inReading = async <T>(
  readerUrl: string,
  sql: string,
  work: (fetch: Fetch) => Promise<T>,
): Promise<T> => {
  const client = new Client({
    connectionString: readerUrl,
    connectionTimeoutMillis: 5_000,
    query_timeout: LIMIT_MS + GRACE_MS,
    types: { getTypeParser: parserOf as never },
  });
  // An error of the connection is told by the query that waits for it.
  client.on('error', () => undefined);
  const begun = performance.now();
  const leftMs = () => Math.max(1, Math.round(begun + LIMIT_MS - performance.now()));
  let bound: Bound | undefined;
  let backend: Backend | undefined;
  try {
    await client.connect();
    backend = backendOf(client);
    await boundMemory(backend);
    bound = hangUpAt(client, MOST_BYTES);
    await client.query(`set statement_timeout = ${LIMIT_MS}; ${ZONE}`);
    await client.query('begin read only');
    // A named statement is sent by the extended protocol, which takes one and no more.
    await client.query({ name: 'question', text: PREFIX + sql });
    return await work(async (most) => {
      bound?.renew();
      await client.query(`set local statement_timeout = ${leftMs()}`);
      const { rows, fields } = await client.query<unknown[]>({
        text: `fetch ${most} from result`,
        rowMode: 'array',
      });
      return { columns: fields.map(({ name }) => name), rows };
    });
  } catch (error) {
    if (backend) await endWhenOverdue(backend, begun + LIMIT_MS + GRACE_MS - performance.now());
    throw error instanceof ApiError
      ? error
      : refusalOf(error as DatabaseError, sql, bound?.isOver() ?? false);
  } finally {
    await client.end().catch(() => undefined);
  }
};

const PAGE = 1_000;
const MOST_FILE_BYTES = 200_000_000;

const onScreen = async (fetch: Fetch): Promise<Omit<SqlResult, 'ms'>> => {
  const { columns, rows } = await fetch(MOST_SQL_ROWS + 1);
  return {
    columns: [...columns],
    rows: rows.slice(0, MOST_SQL_ROWS),
    isCut: rows.length > MOST_SQL_ROWS,
  };
};

const intoFile =
  (spool: RowSpool) =>
  async (fetch: Fetch): Promise<Pick<SpooledTable, 'columns' | 'isCut'>> => {
    for (;;) {
      const room = roomIn(spool);
      const { columns, rows } = await fetch(Math.min(PAGE, room + 1));
      await spool.add(rows.slice(0, room));
      if (spool.bytes() > MOST_FILE_BYTES) throw new ApiError(codes.conflict, TOO_LARGE);
      if (rows.length > room) return { columns, isCut: true };
      if (rows.length < PAGE) return { columns, isCut: false };
    }
  };

export interface SqlRunner {
  readonly answer: (sql: string) => Promise<SqlResult>;
  readonly file: (sql: string, format: FileFormat) => Promise<StreamAnswer>;
}

/**
 * One statement, as a database user who may read the events' tables and nothing else: the extended protocol takes no
 * second statement, and whatever the statement sets ends with its connection. Those of one runner take turns.
 */
export const sqlRunner = (readerUrl: string | undefined): SqlRunner => {
  const inTurn = turns();
  const ask = async <T>(sql: string, work: (fetch: Fetch) => Promise<T>): Promise<T> => {
    if (readerUrl === undefined) throw new ApiError(codes.conflict, NOT_OPEN);
    return inTurn(() => inReading(readerUrl, sql, work));
  };
  return {
    answer: (sql) =>
      ask(sql, async (fetch) => {
        const begun = performance.now();
        const result = await onScreen(fetch);
        return { ...result, ms: Math.round(performance.now() - begun) };
      }),
    file: (sql, format) =>
      spooled((spool) =>
        ask(sql, intoFile(spool)).then((table) => ({
          name: '结果',
          measure: '行',
          plainName: 'result',
          format,
          ...table,
        })),
      ),
  };
};
