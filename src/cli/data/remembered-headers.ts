import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { simpleHeader, type Choices } from '#infra/server/import/choices';

const FILE = 'import-headers.json';
const pairs = z.array(z.tuple([z.string(), z.string()]));
const remembered = z.record(z.string(), z.object({ map: pairs, assume: pairs }));
type Remembered = z.output<typeof remembered>;

const keyOf = (kind: string, headers: readonly string[]): string =>
  createHash('sha256')
    .update([kind, ...headers.map(simpleHeader).toSorted()].join('\n'))
    .digest('hex');

const readAll = (dataDir: string): Remembered => {
  try {
    return z.parse(remembered, JSON.parse(fs.readFileSync(path.join(dataDir, FILE), 'utf8')));
  } catch {
    // Nothing was answered yet, or the file is not ours to trust.
    return {};
  }
};

/** Answers given for files of the same headers. */
export const rememberedFor = (
  dataDir: string,
  kind: string,
  headers: readonly string[],
): Choices | undefined => {
  const found = readAll(dataDir)[keyOf(kind, headers)];
  return found && { map: new Map(found.map), assume: new Map(found.assume) };
};

export const remember = (
  dataDir: string,
  kind: string,
  headers: readonly string[],
  { map, assume }: Choices,
): void => {
  const all = { ...readAll(dataDir), [keyOf(kind, headers)]: { map: [...map], assume: [...assume] } };
  fs.mkdirSync(dataDir, { recursive: true });
  fs.writeFileSync(path.join(dataDir, FILE), `${JSON.stringify(all, null, 2)}\n`, { mode: 0o600 });
};
