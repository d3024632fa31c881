import { Readable } from 'node:stream';
import { once } from 'node:events';
import { readLines } from '#infra/server/postgres/read-lines';

const linesOf = async (...chunks: readonly (string | Buffer)[]): Promise<readonly string[]> => {
  const input = Readable.from(
    chunks.map((chunk) => (typeof chunk === 'string' ? Buffer.from(chunk) : chunk)),
    { objectMode: false },
  );
  const lines: string[] = [];
  readLines(input, 10, (line) => lines.push(line));
  await once(input, 'end');
  return lines;
};

test('lines come whole, however they were cut into pieces', async () => {
  expect(await linesOf('on', 'e\ntw', 'o\r\n\nfo', 'ur')).toEqual(['one', 'two', '', 'four']);
  expect(await linesOf('1234567890\n', '次\n')).toEqual(['1234567890', '次']);
});

test('a line of any length is its beginning, and the next one is heard', async () => {
  const piece = Buffer.alloc(1_000_000, 'x');
  expect(await linesOf(...Array.from({ length: 600 }, () => piece), '\nnext\n')).toEqual([
    'xxxxxxxxxx…',
    'next',
  ]);
});
