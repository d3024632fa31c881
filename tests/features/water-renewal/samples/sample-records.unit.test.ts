import {
  contentOf,
  COST_NAMES,
  WORK_KINDS,
  UNIT_BASES,
  workOf,
} from '#features/water-renewal/contract-terms';
import { natureOf } from '#features/water-renewal/server/groups/group-rules';
import { SHIPPED_RULES } from '#features/water-renewal/server/groups/shipped-rules';
import { FIRST_MONTH, recordsOfMonth } from '#features/water-renewal/samples/sample-records';
import { BUILDING_ACTIVITY } from '#infra/server/sample/building-activity';
import { roundTo, sumMoney } from '#src/costing/money';
import { monthsBetween } from '#src/costing/months';

const cities = [...BUILDING_ACTIVITY.keys()].map((areaId) => ({ areaId, cityId: null, name: `省${areaId}` }));
const all = monthsBetween(FIRST_MONTH, '2026-09').flatMap((month) => recordsOfMonth(month, cities));
const valueOf = ({ totals, quantity, unitBasis }: (typeof all)[number]) =>
  roundTo(totals.total / quantity / UNIT_BASES[unitBasis].per, 2);

/** What works cost with tax, in the unit of the basis. */
const RANGES = [
  ['堤防', '元/延米', 6_000, 30_000],
  ['清淤', '元/m³', 60, 180],
  ['泵站', '万元/kW', 1.2, 3],
  ['水闸', '万元/m净宽', 55, 180],
  ['老旧小区', '元/㎡', 250, 700],
  ['既有建筑', '元/㎡墙面', 180, 320],
  ['既有建筑', '元/㎡屋面', 90, 180],
  ['既有建筑', '万元/台', 44, 75],
  ['老旧街区', '元/m管', 1_200, 3_500],
  ['老旧街区', '元/㎡路面', 90, 160],
] as const;

test.each(RANGES)('%s in %s keeps its range in every month and place', (kind, basis, from, to) => {
  const values = all.filter((one) => one.kind === kind && one.unitBasis === basis).map(valueOf);
  expect(values.length).toBeGreaterThan(60);
  expect(Math.min(...values)).toBeGreaterThanOrEqual(from);
  expect(Math.max(...values)).toBeLessThanOrEqual(to);
  // Not all alike either.
  expect(Math.max(...values) / Math.min(...values)).toBeGreaterThan(1.15);
});

test('every kind has records, each with what its value holds', () => {
  expect([...new Set(all.map(({ kind }) => kind))].sort()).toEqual([...WORK_KINDS].sort());
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const { scope } of all) expect(scope).toMatch(/^含.+；不含/);
});

test('the parts of a cost are those of its work and sum to it', () => {
  for (const { kind, costs, totals } of all) {
    const names: readonly string[] = COST_NAMES[workOf(kind)];
    expect(costs.map(({ name }) => name).filter((name) => !names.includes(name))).toEqual([]);
    expect(sumMoney(costs.map(({ amount }) => amount))).toBe(totals.pretax);
    expect(sumMoney([totals.pretax, totals.tax])).toBe(totals.total);
  }
});

test('a grade follows from the size by SL 252, and what is counted is whole', () => {
  const gradeOf = (grade: string) =>
    all
      .filter(({ kind, facts }) => kind === '水库' && facts.some(({ detail }) => detail === grade))
      .map(({ quantity }) => quantity);
  const [four, five] = [gradeOf('Ⅳ等 4级'), gradeOf('Ⅴ等 5级')];
  expect(Math.min(...four)).toBeGreaterThanOrEqual(1_000_000);
  expect(Math.max(...four)).toBeLessThan(10_000_000);
  expect(Math.max(...five)).toBeLessThan(1_000_000);
  expect(four.length + five.length).toBe(all.filter(({ kind }) => kind === '水库').length);
  for (const { quantities, quantity, unitBasis } of all)
    for (const one of quantities) {
      if ('套座台项'.includes(one.unit)) expect(one.quantity).toBe(Math.round(one.quantity));
      expect(roundTo((one.quantity / quantity) * contentOf(unitBasis).many, 4)).toBeGreaterThan(0);
    }
});

test('a name of water works says what is done, wherever that decides the price', () => {
  const DECIDES = ['水库', '水闸', '泵站', '堤防', '护岸', '灌区', '农村供水'];
  const untold = all.filter(
    (record) => DECIDES.includes(record.kind) && natureOf(SHIPPED_RULES, record) === null,
  );
  expect(untold.map(({ name }) => name)).toEqual([]);
});

test('a month is the same whenever it is made', () => {
  expect(recordsOfMonth('2025-03', cities)).toEqual(all.filter(({ priceDate }) => priceDate === '2025-03'));
});

test('what a value is said to hold is what its costs are: works alone from the tender on', () => {
  for (const { scope, stage, costs, kind } of all) {
    const [held = '', left = ''] = scope.split('；不含');
    expect(held).toBe(`含${costs.map(({ name }) => name).join('、')}`);
    for (const whole of ['预备费', workOf(kind) === '水利' ? '独立费用' : '工程建设其他费'])
      expect((stage === '设计概算' ? held : left).split(/[含、]/)).toContain(whole);
  }
});
