import type { Pool } from 'pg';
import { hottestEntries, type Source } from '#features/search/server/hottest';
import { searchItems } from '#features/search/server/search-items';
import { suggestInGroups, suggestWords } from '#features/search/server/suggest-words';
import { MILLISECONDS, machineLine, quantileOf, tableOf, type Row } from './figures';
import { openSearchEntries } from './search/data-set';
import { compareMiniSearch } from './search/mini-search';
import { processorTime } from './search/processor-time';
import { queriesOf, type Query } from './search/queries';
import { recallOf } from './search/recall';
import { trackAt } from './search/tracking-load';

const sizeFrom = (name: string, usual: number): number => Number(process.env[name] ?? usual);
const RECORDS = sizeFrom('SEARCH_RECORDS', 1_000_000);
const IN_MEMORY = Math.min(RECORDS, sizeFrom('MINISEARCH_RECORDS', 100_000));
const OF_A_CLASS = sizeFrom('SEARCH_QUERIES', 100);
const ROUNDS = sizeFrom('SEARCH_ROUNDS', 2);
const EVENTS_PER_SECOND = 1_000;
const RECALL_QUERIES = 10;
/** Milliseconds. */
const TARGETS = { suggestions: 10, search: 40 };
const WHILE_TRACKING = 80;
const MINISEARCH = '7.2.0';

type RequestContext = (query: Query) => Promise<unknown>;
type Queries = ReadonlyMap<string, readonly Query[]>;

const ways = (
  source: Source,
): Readonly<Record<string, { readonly ask: RequestContext; readonly target: number }>> => {
  const page = { category: 'all', pageNo: 1, pageSize: 20 } as const;
  return {
    'suggestions, ten of all groups': {
      ask: ({ text }) => suggestWords(source, text),
      target: TARGETS.suggestions,
    },
    'suggestions, five of each group': {
      ask: ({ text }) => suggestInGroups(source, text),
      target: TARGETS.suggestions,
    },
    'search in the region, a page of one group': {
      ask: ({ text, group, areaId }) => searchItems(source, { ...page, text, group, areaId }),
      target: TARGETS.search,
    },
    'search in the region, first rows of all groups': {
      ask: ({ text, areaId }) => searchItems(source, { ...page, text, areaId }),
      target: TARGETS.search,
    },
    'search in the whole country, first rows of all groups': {
      ask: ({ text }) => searchItems(source, { ...page, text }),
      target: TARGETS.search,
    },
  };
};

/** One after another; the classes in turn, so that whatever else the machine does falls on all alike. */
const measure = async (ask: RequestContext, queries: Queries, rounds: number): Promise<readonly Row[]> => {
  const times = new Map([...queries.keys()].map((what) => [what, [] as number[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (let number = 0; number < OF_A_CLASS; number += 1) {
      for (const [what, some] of queries) {
        const query = some[number % some.length];
        if (!query) continue;
        const start = performance.now();
        await ask(query);
        times.get(what)?.push(performance.now() - start);
      }
    }
  }
  return [...times].map(([what, spent]) => ({ what: `  ${what}`, times: spent }));
};

/** With a target for all ways, or each with its own. */
const measuredWays = async (source: Source, queries: Queries, ofAll?: number): Promise<readonly string[]> => {
  const lines: string[] = [];
  for (const [name, { ask, target }] of Object.entries(ways(source))) {
    const before = await processorTime(source.pool);
    const rows = await measure(ask, queries, ROUNDS);
    const after = await processorTime(source.pool);
    const all = rows.flatMap(({ times }) => times);
    const spent = before !== undefined && after !== undefined && (after - before) / all.length;
    lines.push(
      `${name}: p99 ${quantileOf(all, 0.99).toFixed(1)} ms, wanted below ${ofAll ?? target}` +
        (ofAll === undefined && spent
          ? `; ${spent.toFixed(1)} ms of processor time a call in PostgreSQL`
          : ''),
    );
    lines.push(...tableOf([...rows, { what: '  all classes', times: all }], 0.99, MILLISECONDS));
  }
  return lines;
};

const SIZES = `
  select relname as name, pg_relation_size(oid) / 1048576.0 as megabytes from pg_class
  where relname like 'search\\_entry%' and relkind in ('r', 'i') order by relkind desc, relname`;

const sizesOf = async (pool: Pool): Promise<string> => {
  const { rows } = await pool.query<{ name: string; megabytes: string }>(SIZES);
  return rows
    .map(
      ({ name, megabytes }) =>
        `${name.replace('search_entry', '') || 'table'} ${Math.round(Number(megabytes))}`,
    )
    .join(', ');
};

const recallLines = async (pool: Pool, queries: Queries): Promise<readonly string[]> => {
  const lines: string[] = [];
  for (const what of ['title word', 'two words', 'single character', 'latin code', 'rare, a whole title']) {
    const recall = await recallOf(pool, (queries.get(what) ?? []).slice(0, RECALL_QUERIES));
    lines.push(
      `  ${what}: ${recall.found} of ${recall.wanted} in ${recall.queries} queries of at most 1,000 results, ` +
        `${recall.strays} beside them; LIKE takes ${quantileOf(recall.likeMs, 0.5).toFixed(0)} ms`,
    );
  }
  return lines;
};

/** Latencies as the handlers see them, in this process, over an embedded PostgreSQL of its own. */
export const benchSearch = async (): Promise<readonly string[]> => {
  const say = (line: string) => console.error(line);
  const data = await openSearchEntries(RECORDS, say);
  const { pool } = data;
  const hottest = hottestEntries(pool);
  try {
    const source = { pool, hottest };
    const queries = await queriesOf(pool, RECORDS, OF_A_CLASS);
    say('  warming up');
    for (const { ask } of Object.values(ways(source))) await measure(ask, queries, 1);
    say('  measuring');
    const idle = await measuredWays(source, queries);
    // Told at once: what comes after may fail, and the loading costs half an hour.
    say(idle.join('\n'));
    say('  measuring while events are stored');
    const load = trackAt(pool, EVENTS_PER_SECOND);
    const busy = await measuredWays(source, queries, WHILE_TRACKING);
    const rate = load.rate();
    await load.stop();
    await pool.query('truncate event');
    const recall = await recallLines(pool, queries);
    say('  comparing with MiniSearch');
    const mini = compareMiniSearch(IN_MEMORY, queries);
    return [
      `search: ${RECORDS} records, ${OF_A_CLASS} queries of each class, ${ROUNDS} times; embedded PostgreSQL`,
      machineLine(),
      `loaded in ${data.loadSeconds.toFixed(0)} s${data.isReused ? ' by an earlier run' : ''}; MB: ${await sizesOf(pool)}`,
      'recall against LIKE in the region:',
      ...recall,
      '',
      `while events are stored, ${rate.toFixed(0)} a second (${EVENTS_PER_SECOND} wanted), ${load.refused()} refused:`,
      ...busy,
      '',
      `MiniSearch ${MINISEARCH}, a page's query with ${IN_MEMORY} records (all would not fit): ` +
        `loaded in ${mini.loadSeconds.toFixed(0)} s, ${mini.heapMegabytes.toFixed(0)} MB of heap`,
      ...tableOf(mini.rows, 0.99, MILLISECONDS),
    ];
  } finally {
    await hottest.close();
    await data.stop();
  }
};
