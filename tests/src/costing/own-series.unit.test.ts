import Big from 'big.js';
import { readBasis, writeBasis } from '#src/costing/basis';
import { roundTo } from '#src/costing/money';
import { buildingKindOf } from '#src/costing/price-series';
import { createRebaser, type Quoted } from '#src/costing/rebaser';
import { aTable } from '#tests/features/basis/a-table';
import { fc } from '#tests/support/property';

const quoted: Quoted = {
  value: 1_000,
  priceDate: '2023-06',
  areaId: '18',
  cityId: undefined,
  building: undefined,
  taxBasis: '除税',
  taxRate: 0.09,
};
const read = (text: string, more: Partial<Quoted> = {}) =>
  createRebaser(aTable(), readBasis(text))({ ...quoted, ...more });
const valueOf = (text: string, more?: Partial<Quoted>) => {
  const reading = read(text, more);
  return reading.kind === 'rebased' ? reading.value : undefined;
};
const amounts = { labour: 250, materials: 600, machinery: 50, other: 100 };

test('an address carries the index beside month, place and tax', () => {
  expect(writeBasis(readBasis('2025-09_20_in_parts'))).toBe('2025-09_20_in_parts');
  expect(readBasis('2025-09').index).toBeUndefined();
});

test('a project moves by the index of its kind of building, else by the composite one, which says so', () => {
  expect(valueOf('2025-09_kind', { building: buildingKindOf('residential.lowrise') })).toBe(
    roundTo(new Big(1_000).times(101).div(104.5), 2),
  );
  expect(read('2025-09_kind', { building: '工业' })).toMatchObject({
    value: roundTo(new Big(1_000).times(100.9).div(104.2), 2),
    steps: [{ kind: 'period', note: '没有工业的指数' }],
  });
});

test('a unit price moves by its components in their shares, one without amounts by the composite index', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), (fen) => {
      const value = fen / 100;
      const moved = new Big(250)
        .times('115.2')
        .div('108.8')
        .plus(new Big(600).times('97.1').div('102.2'))
        .plus(new Big(50).times('104.1').div('104.8'))
        .plus(new Big(100).times('100.9').div('104.2'));
      expect(valueOf('2025-09_parts', { value, amounts })).toBe(roundTo(moved.times(value).div(1_000), 2));
    }),
  );
  expect(read('2025-09_parts', { amounts: null })).toMatchObject({
    value: 968.33,
    steps: [{ kind: 'period', note: '没有价格组成' }],
  });
});

test('materials move by the series of what they are made of, where there is one, else by that of materials', () => {
  const rest = new Big(250)
    .times('115.2')
    .div('108.8')
    .plus(new Big(50).times('104.1').div('104.8'))
    .plus(new Big(100).times('100.9').div('104.2'));
  const steel = { amounts, materialSeries: '材料/钢材' };
  expect(valueOf('2025-09_parts', steel)).toBe(roundTo(rest.plus(new Big(600).times(3_420).div(3_790)), 2));
  expect(valueOf('2025-09_parts', { amounts, materialSeries: '材料/铝材' })).toBe(
    roundTo(rest.plus(new Big(600).times('97.1').div('102.2')), 2),
  );
  expect(read('2025-09_parts', { ...steel, component: 'materials' })).toMatchObject({
    value: 902.37,
    steps: [{ series: { name: 'HRB400 螺纹钢' } }],
  });
  // Labour is not made of steel, and by one index all of a price moves alike.
  expect(valueOf('2025-09_parts', { ...steel, component: 'labour' })).toBe(
    valueOf('2025-09_parts', { amounts, component: 'labour' }),
  );
  expect(valueOf('2025-09', steel)).toBe(valueOf('2025-09', { amounts }));
});

test('materials that travel take no factor of a place: in their share of a price, and by themselves', () => {
  expect(valueOf('20_parts', { amounts, item: '030408001001' })).toBe(
    roundTo(new Big(400).times(1.08).div(0.97).plus(600), 2),
  );
  expect(valueOf('20_parts', { amounts, item: '010505001001' })).toBe(1_113.4);
  const byOne = new Big(400).times(1.08).div(0.97).plus(600);
  expect(valueOf('20', { amounts, item: '030408001001' })).toBe(roundTo(byOne, 2));
  expect(valueOf('2025-09_20', { amounts, item: '030408001001' })).toBe(
    roundTo(byOne.times(100.9).div(104.2), 2),
  );
  expect(valueOf('20', { amounts, item: '010505001001' })).toBe(1_113.4);
  expect(read('20', { amounts, item: '030408001001', component: 'materials' })).toMatchObject({
    value: 1_000,
    steps: [{ kind: 'place', travels: true }],
  });
  expect(read('20', { material: '电力电缆' })).toMatchObject({
    value: 1_000,
    steps: [{ kind: 'place', travels: true }],
  });
});

test('a city with a factor of its own stands before its province', () => {
  const table = aTable();
  const rebase = createRebaser(
    { ...table, factors: [...table.factors, { areaId: '205', name: '武汉', value: 1.01 }] },
    readBasis('18'),
  );
  expect(rebase({ ...quoted, cityId: '205' })).toMatchObject({ value: roundTo(new Big(970).div(1.01), 2) });
  expect(rebase({ ...quoted, cityId: '206' })).toEqual({ kind: 'same' });
});
