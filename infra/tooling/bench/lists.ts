import { fork } from 'node:child_process';
import path from 'node:path';
import type { Pool } from 'pg';
import { findUnitPrices, openLists, type Lists } from '#features/unit-prices/server/find/find-unit-prices';
import { LEVELS_LIVE } from '#features/unit-prices/server/index';
import { readPriceLevels } from '#features/unit-prices/server/statistics/price-levels';
import { remember } from '#infra/server/jobs/remember';
import { MILLISECONDS, machineLine, quantileOf, tableOf, type Row } from './figures';
import { ASKED as EVERYTHING, queryOf } from './lists/asked';
import { openUnitPrices } from './lists/data-set';
import { measure, processorLines, timed, type Works } from './measuring';

const RECORDS = Number(process.env.LIST_RECORDS ?? 1_000_000);
const ROUNDS = Number(process.env.LIST_ROUNDS ?? 60);
/** Of the kinds of call, those alone whose names hold this text. */
const ONLY = process.env.LIST_ONLY ?? '';
const ASKED = EVERYTHING.filter(({ what }) => what.includes(ONLY));
const PAGE = 20;

/** The least a page can cost here: its rows by their primary key. */
const lowerBound = (pool: Pool) => {
  const step = Math.floor(RECORDS / PAGE);
  return (round: number) =>
    pool.query('select id, price from unit_price where id = any ($1::int[])', [
      Array.from({ length: PAGE }, (_, index) => 1 + index * step + round),
    ]);
};
const LOWER_BOUND = 'lower bound: 20 rows by primary key';

/** How long each list is, so that jumps land in it; each is counted for the first time. */
const lengthsOf = async ({ totals }: Lists) => {
  const times: number[] = [];
  const lengths = new Map<string, number>();
  for (const { filter } of ASKED) {
    for (let round = 0; round < ROUNDS; round += 1) {
      const key = JSON.stringify(filter(round));
      if (lengths.has(key)) continue;
      times.push(await timed(async () => lengths.set(key, (await totals.of(filter(round))).count)));
    }
  }
  return { lengths, row: { what: '  a total asked for the first time', times } satisfies Row };
};

const worksOf = (lists: Lists, lengths: ReadonlyMap<string, number>): Works =>
  Object.fromEntries(
    ASKED.map((each) => [
      each.what,
      (round: number) => {
        const total = lengths.get(JSON.stringify(each.filter(round))) ?? 0;
        return findUnitPrices(lists, queryOf(each, round, total));
      },
    ]),
  );

/** Which of them take longer than wanted, at p95. */
const slowOf = (rows: readonly Row[]): string => {
  const slow = ASKED.flatMap(({ what, target }) => {
    const p95 = quantileOf(rows.find((row) => row.what.trim() === what)?.times ?? [], 0.95);
    return p95 > target ? [`${what} ${p95.toFixed(0)} (${target})`] : [];
  });
  return `beyond what is wanted at p95: ${slow.length === 0 ? 'none' : slow.join(', ')}`;
};

/** Twenty records a second change in another process while the work is done. */
const whileRecordsChange = async <T>(pool: Pool, work: () => Promise<T>) => {
  const writer = fork(path.join(__dirname, 'lists/change-records.ts'), [pool.options.connectionString ?? '']);
  let changes = 0;
  writer.on('message', (more) => (changes += Number(more)));
  let result: T | undefined;
  const spent = await timed(async () => (result = await work()));
  writer.kill();
  return { result: result as T, line: `${((changes / spent) * 1_000).toFixed(1)} records changed a second` };
};

/** Times as the handler sees them, in this process, over an embedded PostgreSQL of its own. */
export const benchLists = async (): Promise<readonly string[]> => {
  const say = (line: string) => console.error(line);
  const data = await openUnitPrices(RECORDS, say);
  try {
    const { pool } = data;
    // As the server does.
    const readLevels = remember(
      () => readPriceLevels(pool),
      LEVELS_LIVE,
      () => performance.now(),
    );
    const lists = openLists(pool, readLevels);
    const { lengths, row: totals } = await lengthsOf(lists);
    const works = worksOf(lists, lengths);
    const measured = { ...works, [LOWER_BOUND]: lowerBound(pool) };
    say('  warming up');
    for (const round of [0, 1, 2, 3]) for (const work of Object.values(works)) await work(round);
    say('  measuring');
    const rows = await measure(measured, ROUNDS);
    const processor = await processorLines(pool, measured, ROUNDS);
    say('  measuring while records change');
    const changing = await whileRecordsChange(pool, () => measure(measured, ROUNDS));
    const upper = [0.95, 0.99];
    return [
      `lists: ${RECORDS} unit prices, ${ROUNDS} calls of each kind${ONLY && ` with 「${ONLY}」 in its name`}; embedded PostgreSQL`,
      machineLine(),
      `loaded in ${data.loadSeconds.toFixed(0)} s${data.isReused ? ' by an earlier run' : ''}, ` +
        `${(RECORDS / data.loadSeconds).toFixed(0)} a second with index and statistics`,
      ...tableOf([...rows, totals], upper, MILLISECONDS),
      ...processor,
      slowOf(rows),
      '',
      `while records change, ${changing.line}:`,
      ...tableOf(changing.result, upper, MILLISECONDS),
      slowOf(changing.result),
    ];
  } finally {
    await data.stop();
  }
};
