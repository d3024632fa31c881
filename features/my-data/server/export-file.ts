import { Readable } from 'node:stream';
import type { Pool } from 'pg';
import { StreamAnswer } from '#infra/server/http/sse';
import type { Format, Range } from '../contract';
import { csvHead, csvRow } from './csv';
import { detailOf } from './detail';
import { kindOf } from './kinds';
import { storedRows, type StoredRow } from './stored-rows';
import { whatOf } from './words';

interface Writer {
  /** Binary for JSON as well: an answer that says it is JSON is read as an envelope, not as a file. */
  readonly contentType: string;
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
  csv: { contentType: 'text/csv; charset=utf-8', head: csvHead(), line: csvRow, tail: '' },
  json: {
    contentType: 'application/octet-stream',
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

/** RFC 6266: a plain name for those who know no other, the Chinese one for everybody else. */
const disposition = (name: string, ending: string): string =>
  `attachment; filename="my-data.${ending}"; filename*=UTF-8''${encodeURIComponent(`${name}.${ending}`)}`;

export const exportFile = (pool: Pool, accountName: string, format: Format, range: Range): StreamAnswer => {
  const writer = writers[format];
  const stream = Readable.from(pieces(writer, storedRows(pool, accountName, range)), { objectMode: false });
  return Object.assign(new StreamAnswer(stream), {
    headers: {
      'content-type': writer.contentType,
      'content-disposition': disposition('我的行为数据', format),
    },
  });
};
