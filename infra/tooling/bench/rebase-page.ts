import { createRebaser, type BasisTable, type Quoted } from '#src/costing/rebaser';

export interface RebasePlan {
  readonly figures: number;
  readonly rounds: number;
}
/** Milliseconds for all figures, one entry for each round. */
export interface RebaseTimes {
  readonly ours: readonly number[];
  readonly floats: readonly number[];
  /** Figures in which the two ways differ in their last decimal. */
  readonly different: number;
}
declare global {
  // A page has no other way to hand its bench to whoever drives it.
  var benchRebase: (plan: RebasePlan) => RebaseTimes;
}

const WARM_UP = 3;
const MONTHS = 69;
const PLACES = 32;
const BASIS = { period: '2025-09', areaId: '20', taxBasis: '除税' } as const;

const monthAt = (index: number): string =>
  `${2020 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;

const table: BasisTable = {
  indexes: Array.from({ length: MONTHS }, (_, index) => ({
    period: monthAt(index),
    value: Number((100 + ((index * 37) % 101) / 10).toFixed(2)),
    status: 'firm',
  })),
  factors: Array.from({ length: PLACES }, (_, index) => ({
    areaId: String(index + 1),
    name: `地区${index + 1}`,
    value: Number((0.92 + ((index * 7) % 33) / 100).toFixed(2)),
  })),
};

const figuresOf = (count: number): readonly Quoted[] =>
  Array.from({ length: count }, (_, index) => ({
    value: 1_500 + ((index * 7_919) % 500_000) / 100,
    priceDate: monthAt((index * 31) % MONTHS),
    areaId: String(((index * 17) % PLACES) + 1),
    cityId: undefined,
    building: undefined,
    taxBasis: index % 5 < 3 ? '含税' : '除税',
    taxRate: index % 20 === 0 ? 0.03 : 0.09,
  }));

/** Built anew in each round, as it is when a basis is chosen. */
const readOurs = (figures: readonly Quoted[]): Float64Array => {
  const rebase = createRebaser(table, BASIS);
  return Float64Array.from(figures, (figure) => {
    const reading = rebase(figure);
    return reading.kind === 'rebased' ? reading.value : figure.value;
  });
};

/** What a page would do that knew neither decimals nor reasons. */
const readFloats = (figures: readonly Quoted[]): Float64Array => {
  const indexes = new Map(table.indexes.map(({ period, value }) => [period, value]));
  const factors = new Map(table.factors.map(({ areaId, value }) => [areaId, value]));
  const [index = NaN, factor = NaN] = [indexes.get(BASIS.period), factors.get(BASIS.areaId)];
  return Float64Array.from(figures, ({ value, priceDate, areaId, taxBasis, taxRate = 0 }) => {
    const moved = (value * index * factor) / ((indexes.get(priceDate) ?? NaN) * (factors.get(areaId) ?? NaN));
    return Math.round((taxBasis === '含税' ? moved / (1 + taxRate) : moved) * 100) / 100;
  });
};

globalThis.benchRebase = ({ figures: count, rounds }) => {
  const figures = figuresOf(count);
  const times = { ours: [] as number[], floats: [] as number[] };
  const timed = (way: keyof typeof times, read: typeof readOurs, round: number): Float64Array => {
    const start = performance.now();
    const values = read(figures);
    if (round >= 0) times[way].push(performance.now() - start);
    return values;
  };
  let different = 0;
  for (let round = -WARM_UP; round < rounds; round += 1) {
    const ours = timed('ours', readOurs, round);
    const floats = timed('floats', readFloats, round);
    different = ours.reduce((sum, value, at) => sum + (value === floats[at] ? 0 : 1), 0);
  }
  return { ...times, different };
};
