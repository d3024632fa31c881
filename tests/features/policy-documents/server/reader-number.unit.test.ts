import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(process.cwd(), 'features/policy-documents/server');
const READ_BY = [
  'amending-sentence.ts',
  'named-changes.ts',
  'quotes.ts',
  'amended-clauses.ts',
  'article-number.ts',
  'clause-partners.ts',
  'clause-tokens.ts',
];
/** What is read of amendments, by the numbers of its readers. */
const READERS: Readonly<Record<number, string>> = {
  1: 'cee4971c86ea9696125b4c306b2f5894cceb6d9bb232523a5997b45cc86fef4d',
};

test('a change of what is read of amendments raises the number of the reader, so that stored ones are read anew', () => {
  const digest = createHash('sha256');
  for (const file of READ_BY) digest.update(readFileSync(path.join(FOLDER, file)));
  const [, number = ''] =
    /const READER = (\d+);/.exec(readFileSync(path.join(FOLDER, 'clause-changes.ts'), 'utf8')) ?? [];
  expect({ [number]: digest.digest('hex') }).toEqual({ [number]: READERS[Number(number)] });
});
