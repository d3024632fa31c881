import type { Pool } from 'pg';
import type { UnitPriceFilter, UnitPriceQuery } from '#features/unit-prices/contract';
import { findUnitPrices, openLists, type Lists } from '#features/unit-prices/server/find/find-unit-prices';
import type { HeldList } from '#features/unit-prices/server/find/held/held-list';
import { openTotals } from '#features/unit-prices/server/find/totals';
import { MILLISECONDS, machineLine, tableOf, type Row } from './figures';
import { openUnitPrices } from './lists/data-set';
import { measure, processorLines, slowOf, timed, type Works } from './measuring';

const RECORDS = Number(process.env.LIST_RECORDS ?? 1_000_000);
const ROUNDS = Number(process.env.LIST_ROUNDS ?? 60);
const PAGE = 20;
/** Milliseconds, p95. */
const TARGET = 60;

const AREAS = ['20', '11', '2', '17', '23', '31'] as const;
const TRADES = ['01', '0105', '010505001', '0304', '0111'] as const;
const FREQUENT = ['混凝土', '模板', '防水', '土方', 'C30'] as const;
const RARE = ['配电箱 双电源', '有梁板 C45', '智能冲洗', '010401003', 'YJV 4×240'] as const;
const SORTS = ['relevance', 'unitPrice', 'priceDate', 'heat'] as const;

const at = <T>(choices: readonly T[], round: number): T => choices[round % choices.length] as T;
const order = (round: number) => (round % 2 === 0 ? ('desc' as const) : ('asc' as const));

/** What members ask of the list; the round varies sort, place and words. */
const ASKED: Readonly<Record<string, (round: number) => UnitPriceQuery>> = {
  'first page': (round) => ({ sort: at(SORTS, round), order: order(round) }),
  'page 500': (round) => ({ sort: at(SORTS, round), order: order(round), pageNo: 500 }),
  'first page of a region': (round) => ({ sort: at(SORTS, round), areaId: at(AREAS, round) }),
  'page 500 of a region': (round) => ({ sort: at(SORTS, round), areaId: at(AREAS, round), pageNo: 500 }),
  'first page of a trade': (round) => ({ sort: at(SORTS, round), code: at(TRADES, round) }),
  'page 500 of a trade': (round) => ({ sort: at(SORTS, round), code: at(TRADES, round), pageNo: 500 }),
  'trade in a region': (round) => ({
    sort: at(SORTS, round),
    code: at(TRADES, round),
    areaId: at(AREAS, round + 1),
  }),
  'frequent keyword': (round) => ({ keyword: at(FREQUENT, round), sort: at(SORTS, round) }),
  'frequent keyword, page 500': (round) => ({
    keyword: at(FREQUENT, round),
    sort: at(SORTS, round),
    pageNo: 500,
  }),
  'rare keyword': (round) => ({ keyword: at(RARE, round), sort: at(SORTS, round) }),
  'all filters': (round) => ({
    taxBasis: '含税',
    priceFrom: '2024-01',
    priceTo: '2025-06',
    edition: 'GB50500-2013',
    source: 'sample',
    minSamples: 30,
    areaId: at(AREAS, round),
    code: at(TRADES, round),
  }),
  'window of 200 rows at 10,000': (round) => ({ sort: at(SORTS, round), from: 10_000, pageSize: 200 }),
  'deep offset, anywhere': (round) => ({
    sort: at(SORTS, round),
    from: Math.floor((RECORDS * (round % 20)) / 20),
  }),
  'keyword and months, each asked once, page 500': (round) => ({
    keyword: at(FREQUENT, round),
    priceFrom: monthAt(round),
    priceTo: '2025-09',
    sort: at(SORTS, round),
    order: order(round),
    pageNo: 500,
  }),
};
/** Each round another, from 2016-01 on. */
const monthAt = (round: number): string =>
  `${2016 + Math.floor(round / 12)}-${String((round % 12) + 1).padStart(2, '0')}`;

/** The least a page can cost here: its rows by their primary key. */
const lowerBound = (pool: Pool) => {
  const step = Math.floor(RECORDS / PAGE);
  return (round: number) =>
    pool.query('select id, price from unit_price where id = any ($1::int[])', [
      Array.from({ length: PAGE }, (_, index) => 1 + index * step + round),
    ]);
};

const filterOf = ({ keyword, areaId, code }: UnitPriceQuery): UnitPriceFilter => ({ keyword, areaId, code });

/** As after a change, before memory holds it. */
const NOTHING_HELD: HeldList = { segments: () => null, settled: () => Promise.resolve() };

const worksOf = (lists: Lists): Works =>
  Object.fromEntries(
    Object.entries(ASKED).map(([what, query]) => [
      what,
      (round: number) => findUnitPrices(lists, query(round)),
    ]),
  );

const countsOf = async (pool: Pool): Promise<Row> => {
  const asked = Object.values(ASKED).flatMap((query) => [0, 1, 2].map((round) => filterOf(query(round))));
  const times: number[] = [];
  for (const filter of asked) times.push(await timed(() => openTotals(pool, NOTHING_HELD).of(filter)));
  return { what: '  a total counted for the first time', times };
};

/** Brings the records into memory. */
const hold = async (lists: Lists): Promise<string> => {
  const spent = await timed(async () => {
    await findUnitPrices(lists, {});
    await lists.held.settled();
  });
  return `brought into memory in ${(spent / 1_000).toFixed(1)} s`;
};

/** Times as the handler sees them, in this process, over an embedded PostgreSQL of its own. */
export const benchLists = async (): Promise<readonly string[]> => {
  const say = (line: string) => console.error(line);
  const data = await openUnitPrices(RECORDS, say);
  try {
    const { pool } = data;
    const lists = openLists(pool);
    const held = await hold(lists);
    const stored = { pool, held: NOTHING_HELD, totals: openTotals(pool, NOTHING_HELD) };
    const [works, worksStored] = [worksOf(lists), worksOf(stored)];
    say('  warming up');
    for (const round of [0, 1, 2, 3])
      for (const work of [...Object.values(works), ...Object.values(worksStored)]) await work(round);
    say('  measuring');
    const rows = await measure({ ...works, 'lower bound: 20 rows by primary key': lowerBound(pool) }, ROUNDS);
    const processor = await processorLines(pool, works, ROUNDS);
    say('  measuring without memory');
    const rowsStored = await measure(worksStored, ROUNDS);
    const processorStored = await processorLines(pool, worksStored, ROUNDS);
    return [
      `lists: ${RECORDS} unit prices, ${ROUNDS} calls of each kind; embedded PostgreSQL`,
      machineLine(),
      `loaded in ${data.loadSeconds.toFixed(0)} s${data.isReused ? ' by an earlier run' : ''}, ` +
        `${(RECORDS / data.loadSeconds).toFixed(0)} a second with index and statistics; ${held}`,
      ...tableOf([...rows, await countsOf(pool)], 0.95, MILLISECONDS),
      ...processor,
      slowOf(rows, TARGET),
      '',
      'while memory does not hold the last change yet:',
      ...tableOf(rowsStored, 0.95, MILLISECONDS),
      ...processorStored,
      slowOf(rowsStored, TARGET),
    ];
  } finally {
    await data.stop();
  }
};
