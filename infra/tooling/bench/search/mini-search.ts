import MiniSearch from 'minisearch';
import type { Row } from '../figures';
import { searchTokens, wordsOf, isHan } from '#infra/server/search/search-tokens';
import type { Query } from './queries';
import { records } from './records';

interface Stored {
  readonly id: string;
  readonly kind: string;
  readonly areaId: number;
  readonly text: string;
}

export interface Compared {
  readonly loadSeconds: number;
  readonly heapMegabytes: number;
  readonly rows: readonly Row[];
}

/** The words of a query as the tokens its index holds. */
const asked = (text: string): string[] =>
  wordsOf(text, 'words').flatMap((word) =>
    isHan(word) && [...word].length > 1
      ? searchTokens(word).filter((token) => [...token].length === 2)
      : [word],
  );

/** The same queries against a library that holds everything in memory, with the same tokens. */
export const compareMiniSearch = (
  count: number,
  queries: ReadonlyMap<string, readonly Query[]>,
): Compared => {
  const before = process.memoryUsage().heapUsed;
  const start = performance.now();
  const index = new MiniSearch<Stored>({
    fields: ['text'],
    storeFields: ['kind', 'areaId'],
    tokenize: searchTokens,
    processTerm: (term) => term,
  });
  for (const { kind, ref, areaId, title, subtitle } of records(count))
    index.add({ id: ref, kind, areaId, text: `${title} ${subtitle}` });
  const loadSeconds = (performance.now() - start) / 1_000;
  const rows = [...queries].map(([what, some]): Row => ({
    what,
    times: some.map(({ text, group, areaId }) => {
      const from = performance.now();
      index.search(text, {
        tokenize: asked,
        combineWith: 'AND',
        prefix: (term) => !isHan(term),
        fuzzy: what.startsWith('typo') ? 1 : false,
        filter: ({ kind, areaId: where }) => kind === group && where === areaId,
      });
      return performance.now() - from;
    }),
  }));
  return { loadSeconds, heapMegabytes: (process.memoryUsage().heapUsed - before) / 2 ** 20, rows };
};
