import { statisticsOf, type KeptLevel } from '#features/unit-prices/server/statistics/kept-levels';
import type { PriceLevels } from '#features/unit-prices/server/statistics/price-levels';
import { targetOf, toPlace, toTarget } from '#features/unit-prices/server/statistics/reading';
import { compareIn, scopesOf } from '#features/unit-prices/server/statistics/scopes';
import { NATIONWIDE_ID } from '#src/contract/places';

const HUBEI = 17;
const ENSHI = 1_713;

const level = (over: Partial<KeptLevel>): KeptLevel => ({
  groupId: 1,
  areaId: HUBEI,
  months: 12,
  n: 12,
  recent: 12,
  p10: 90,
  p25: 95,
  p50: 100,
  p75: 105,
  p90: 110,
  least: 80,
  greatest: 120,
  cases: null,
  variation: 0.1,
  ...over,
});

const twice = (stored: number) => stored * 2;

describe('what a sample may tell', () => {
  it.each([
    [10, 'deciles'],
    [9, 'quartiles'],
    [5, 'quartiles'],
    [4, 'range'],
    [3, 'range'],
    [2, 'cases'],
  ])('of %i prices are %s', (n, kind) => {
    expect(statisticsOf(level({ n, cases: [99] }), twice).bands).toMatchObject({ kind, n });
  });

  it('is read in the basis of whoever asks', () => {
    expect(statisticsOf(level({}), twice).bands).toMatchObject({ p25: 190, p50: 200, p75: 210 });
    expect(statisticsOf(level({ n: 3 }), twice).bands).toMatchObject({ min: 160, max: 240 });
    expect(statisticsOf(level({ n: 2, cases: [98, 102] }), twice).bands).toMatchObject({
      values: [196, 204],
    });
  });

  it('is nothing without a sample: no median, no reliability', () => {
    expect(statisticsOf(undefined, twice)).toEqual({
      bands: { kind: 'cases', n: 0, values: [] },
      reliability: '低',
      variation: null,
      earned: '没有样本',
    });
  });

  it('is reliable by number, spread and age, and says so', () => {
    expect(statisticsOf(level({ n: 30, recent: 10 }), twice)).toMatchObject({
      reliability: '高',
      earned: '30 个样本，变异系数 0.10，近 12 个月 10 个',
    });
    expect(statisticsOf(level({ n: 30, recent: 9 }), twice)).toMatchObject({
      reliability: '中',
      earned: '30 个样本，变异系数 0.10，近 12 个月 9 个，偏旧',
    });
    expect(statisticsOf(level({ n: 30, variation: 0.4 }), twice).reliability).toBe('低');
  });
});

describe('the place that a price is compared in', () => {
  const scopes = scopesOf({ areaId: HUBEI, cityId: ENSHI, zoneId: 0, areaName: '湖北 恩施' });

  it('is the city, the province, the country, as far as there are any', () => {
    expect(scopes.map(({ name }) => name)).toEqual(['湖北 恩施', '湖北', '全国']);
    expect(scopesOf({ areaId: HUBEI, cityId: null, zoneId: 0, areaName: '湖北' })[0]).toEqual({
      areaId: HUBEI,
      name: '湖北',
    });
  });

  it('is the nearest with enough, and says what was passed', () => {
    const levels = [level({ areaId: ENSHI, months: 36, n: 9 }), level({ areaId: HUBEI, months: 24 })];
    expect(compareIn(levels, scopes)).toMatchObject({
      scope: { name: '湖北' },
      months: 24,
      level: levels[1],
      widened: '湖北 恩施近 36 个月内不足 10 个，放宽到湖北近 24 个月',
    });
  });

  it('is the country where nothing is enough, with the level there is', () => {
    const few = level({ areaId: NATIONWIDE_ID, months: 36, n: 4 });
    expect(compareIn([few], scopes)).toMatchObject({ scope: { name: '全国' }, months: 36, level: few });
  });
});

describe('stored amounts are brought', () => {
  const levels: PriceLevels = {
    of: (month, areaId) =>
      areaId === HUBEI ? { '2025-01': 1.1, '2025-06': 1.32 }[month] : areaId === 1 ? 1 : undefined,
    ratiosOf: (month, series) =>
      ({ '2025-01': [1, 1, 1, 1, 1], '2025-06': [0.5, 0.8, series ? 1.25 : 0.8, 1, 1] })[month],
    placeOf: ({ areaId }) => areaId,
    factorOf: (areaId) => (areaId === HUBEI ? 1.1 : 1),
    nameOf: () => undefined,
    isPublished: true,
    digest: '',
  };
  const record = {
    areaId: HUBEI,
    cityId: null,
    priceDate: '2025-01',
    taxBasis: '除税',
    taxRate: 0.09,
    unitPrice: 105,
    // Half of it travels.
    componentAmounts: [50, 0, 50, 0, 0],
    byComponents: 100,
    ownFactor: 1.1,
    travelling: 50 / 105,
    travellingSeries: null,
    lacksShares: false,
    usualShares: null,
  } as const;

  it('to month, place and tax basis of the record, or to those that were chosen', () => {
    const own = { basis: {}, levels };
    expect(toTarget(own, record, targetOf(own, record))?.(100)).toBe(105);
    const taxedRecord = { ...record, taxBasis: '含税' } as const;
    const taxed = { basis: { taxBasis: '含税' } as const, levels };
    expect(toTarget(taxed, taxedRecord, targetOf(taxed, taxedRecord))?.(100)).toBe(105);
  });

  it('so that the record becomes the figure shown: by the composite index, or by components', () => {
    const composite = { basis: { period: '2025-06' }, levels };
    expect(toTarget(composite, record, targetOf(composite, record))?.(100)).toBe(126);
    // 55 / 1.1 and 50.
    const inCountry = { basis: { areaId: '1' }, levels };
    expect(toTarget(inCountry, record, targetOf(inCountry, record))?.(100)).toBe(100);
    const parts = { basis: { period: '2025-06', index: 'parts' } as const, levels };
    // 50 / 0.5 × 1.1 and 50 / 0.8.
    expect(toTarget(parts, record, targetOf(parts, record))?.(100)).toBe(172.5);
    // 50 / 0.5 × 1.1 and 50 / 1.25.
    const steel = { ...record, travellingSeries: '材料/钢材' };
    expect(toTarget(parts, steel, targetOf(parts, steel))?.(100)).toBe(150);
  });

  it('in another place, what travels costs what it costs', () => {
    const own = { basis: {}, levels };
    const target = targetOf(own, record);
    expect(toPlace(own, record, { target, areaId: 1 })?.(100)).toBe(100);
    const travelling = { ...record, unitPrice: 100, componentAmounts: [0, 0, 100, 0, 0] };
    expect(toPlace(own, travelling, { target, areaId: 1 })?.(100)).toBe(100);
  });

  it('nowhere without an index of the month', () => {
    const later = { basis: { period: '2025-02' }, levels };
    expect(toTarget(later, record, targetOf(later, record))).toBeUndefined();
  });
});
