import { Readable } from 'node:stream';
import type { Pool } from 'pg';
import { fileAnswer, type StreamAnswer } from '#infra/server/http/stream-answer';
import type { Format, Range } from '../contract';
import { csvHead, csvRow } from './csv';
import { detailOf } from './detail';
import { kindOf } from './kinds';
import { storedRows, type StoredRow } from './stored-rows';
import { whatOf } from './labels';

interface Writer {
  readonly head: string;
  readonly line: (row: StoredRow, isFirst: boolean) => string;
  readonly tail: string;
}

const jsonOf = ({ at, ...row }: StoredRow) =>
  JSON.stringify({
    at,
    kind: kindOf(row.fncode),
    what: whatOf(row.fncode),
    detail: detailOf(row.query),
    ...row,
  });

const writers: Readonly<Record<Format, Writer>> = {
  csv: { head: csvHead(), line: csvRow, tail: '' },
  json: {
    head: '[',
    line: (row, isFirst) => `${isFirst ? '\n' : ',\n'}${jsonOf(row)}`,
    tail: '\n]\n',
  },
};

async function* pieces(
  { head, line, tail }: Writer,
  batches: AsyncGenerator<readonly StoredRow[]>,
): AsyncGenerator<string> {
  yield head;
  let isFirst = true;
  for await (const rows of batches) {
    yield rows.map((row, index) => line(row, isFirst && index === 0)).join('');
    isFirst = false;
  }
  yield tail;
}

export const exportFile = (pool: Pool, accountName: string, format: Format, range: Range): StreamAnswer =>
  fileAnswer({
    name: '我的行为数据',
    plainName: 'my-data',
    format,
    content: Readable.from(pieces(writers[format], storedRows(pool, accountName, range)), {
      objectMode: false,
    }),
  });
