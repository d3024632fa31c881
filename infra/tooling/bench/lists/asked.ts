import type { UnitPriceFilter, UnitPriceQuery } from '#features/unit-prices/contract';
import type { ReadFilter } from '#features/unit-prices/server/find/resolved-filter';

const AREAS = ['20', '11', '2', '17', '23', '31'] as const;
const TRADES = ['01', '0105', '010505001', '0304', '0111'] as const;
const FREQUENT = ['混凝土', '模板', '防水', '土方', 'C30'] as const;
const RARE = ['配电箱 双电源', '有梁板 C45', '智能冲洗', '010401003', 'YJV 4×240'] as const;
const SORTS = ['relevance', 'unitPrice', 'priceDate', 'heat'] as const;

const at = <T>(choices: readonly T[], round: number): T => choices[round % choices.length] as T;
const order = (round: number) => (round % 2 === 0 ? ('desc' as const) : ('asc' as const));
const sorted = (round: number) => ({ sort: at(SORTS, round), order: order(Math.floor(round / 4)) });
/** Each round another, from 2016-01 on. */
const monthAt = (round: number): string =>
  `${2016 + Math.floor(round / 12)}-${String((round % 12) + 1).padStart(2, '0')}`;
/** Everywhere in the list, ends included. */
const depth = (round: number): number => ((round * 7) % 20) / 19;

const region = (round: number): UnitPriceFilter => ({ areaId: at(AREAS, round) });
const trade = (round: number): UnitPriceFilter => ({ code: at(TRADES, round) });
const frequent = (round: number): UnitPriceFilter => ({ keyword: at(FREQUENT, round) });
const months = (round: number): UnitPriceFilter => ({
  priceFrom: at(['2023-01', '2024-03', '2022-01'] as const, round),
  priceTo: '2025-06',
});
const all = (round: number): UnitPriceFilter => ({
  taxBasis: '含税',
  priceFrom: '2024-01',
  priceTo: '2025-06',
  edition: 'GB50500-2013',
  source: 'sample',
  minSamples: 30,
  ...region(round),
  ...trade(round),
});

type Begin = (round: number, total: number) => Pick<UnitPriceQuery, 'from' | 'pageNo' | 'pageSize'>;
const first: Begin = () => ({});
const page500: Begin = () => ({ pageNo: 500 });
const jump: Begin = (round, total) => ({ from: Math.floor(depth(round) * Math.max(0, total - 1)) });

const month = { basis: '2025-06' } as const;
const monthAndPlace = { basis: '2025-06_20' } as const;
const withTax = { basis: '2025-06_20_in' } as const;
const byComponents = { basis: '2025-06_20_parts' } as const;
const byComponentsInMonth = { basis: '2025-06_parts' } as const;
const byComponentsWithTax = { basis: '2025-06_20_in_parts' } as const;
const range = (round: number) => ({
  unitPriceFrom: at([20, 100, 400] as const, round),
  unitPriceTo: at([80, 250, 2_000] as const, round),
});
const byPrice = (round: number): Pick<UnitPriceQuery, 'sort' | 'order'> => ({
  sort: 'unitPrice',
  order: order(round),
});

export interface Asked {
  readonly what: string;
  /** Milliseconds wanted, p95. */
  readonly target: number;
  readonly filter: (round: number) => ReadFilter;
  readonly begin: Begin;
  readonly sorting: (round: number) => Pick<UnitPriceQuery, 'sort' | 'order'>;
}
const asked = (
  what: string,
  target: number,
  begin: Begin,
  filter: (round: number) => ReadFilter = () => ({}),
): Asked => ({ what, target, filter, begin, sorting: sorted });
/** A list in the order of the prices shown. */
const priced = (...[what, target, begin, filter]: Parameters<typeof asked>): Asked => ({
  ...asked(what, target, begin, filter),
  sorting: byPrice,
});

const [PAGE, FAR, JUMP] = [60, 90, 150];

/** What members ask of the list; the round varies words, sort and place. */
export const ASKED: readonly Asked[] = [
  asked('first page', PAGE, first),
  asked('page 500', PAGE, page500),
  asked('first page of a region', PAGE, first, region),
  asked('page 500 of a region', PAGE, page500, region),
  asked('first page of a trade', PAGE, first, trade),
  asked('page 500 of a trade', FAR, page500, trade),
  asked('trade in a region', PAGE, first, (round) => ({ ...trade(round), ...region(round + 1) })),
  asked('frequent keyword', PAGE, first, frequent),
  asked('frequent keyword, page 500', FAR, page500, frequent),
  asked('rare keyword', PAGE, first, (round) => ({ keyword: at(RARE, round) })),
  asked('all filters', PAGE, first, all),
  asked('window of 200 rows at 10,000', PAGE, () => ({ from: 10_000, pageSize: 200 })),
  asked('keyword and months, each asked once, page 500', FAR, page500, (round) => ({
    ...frequent(round),
    priceFrom: monthAt(round),
    priceTo: '2025-09',
  })),
  asked('jump', JUMP, jump),
  asked('jump in a region', JUMP, jump, region),
  asked('jump in a trade', JUMP, jump, trade),
  asked('jump in a frequent keyword', JUMP, jump, frequent),
  asked('jump in months', JUMP, jump, months),
  asked('jump in months of a region', JUMP, jump, (round) => ({ ...region(round), ...months(round) })),
  asked('jump in months of a trade', JUMP, jump, (round) => ({ ...trade(round), ...months(round) })),
  asked('jump in months of a frequent keyword', JUMP, jump, (round) => ({
    ...frequent(round),
    ...months(round),
  })),
  asked('jump in all filters', JUMP, jump, all),
  priced('rebased', PAGE, first, () => monthAndPlace),
  priced('rebased, page 500', PAGE, page500, () => monthAndPlace),
  priced('rebased, in a region', PAGE, first, (round) => ({ ...monthAndPlace, ...region(round) })),
  priced('rebased by month, in a region', PAGE, first, (round) => ({ ...month, ...region(round) })),
  priced('rebased with tax, in a region', PAGE, first, (round) => ({ ...withTax, ...region(round) })),
  priced('rebased with tax, page 500', PAGE, page500, () => withTax),
  priced('rebased, a trade', PAGE, first, (round) => ({ ...monthAndPlace, ...trade(round) })),
  priced('rebased range', PAGE, first, (round) => ({ ...monthAndPlace, ...range(round) })),
  priced('rebased range with tax, in a region', PAGE, first, (round) => ({
    ...withTax,
    ...range(round),
    ...region(round),
  })),
  priced('rebased, jump', JUMP, jump, () => monthAndPlace),
  priced('by components', PAGE, first, () => byComponents),
  priced('by components, page 500', PAGE, page500, () => byComponents),
  priced('by components, in a region', PAGE, first, (round) => ({ ...byComponents, ...region(round) })),
  priced('by components in a month', PAGE, first, () => byComponentsInMonth),
  priced('by components with tax, in a region', PAGE, first, (round) => ({
    ...byComponentsWithTax,
    ...region(round),
  })),
  priced('by components with tax, page 500', PAGE, page500, () => byComponentsWithTax),
  priced('by components, a trade', PAGE, first, (round) => ({ ...byComponents, ...trade(round) })),
  priced('range by components', PAGE, first, (round) => ({ ...byComponents, ...range(round) })),
  priced('by components, jump', JUMP, jump, () => byComponents),
];

/** The question of one round, where the list is so long. */
export const queryOf = ({ filter, begin, sorting }: Asked, round: number, total: number): UnitPriceQuery => ({
  ...filter(round),
  ...sorting(round),
  ...begin(round, total),
});
