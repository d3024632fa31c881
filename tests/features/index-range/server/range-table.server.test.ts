import { loadSampleFactors } from '#features/basis/samples/index';
import { loadSampleIndexes } from '#features/cost-indexes/samples/index';
import { indexRangeCall, subjectRangeCall, type RangeQuery } from '#features/index-range/contract';
import { fillSamples } from '#features/index-range/server/fill-samples';
import { rangeTable } from '#features/index-range/server/range-table';
import { subjectRange } from '#features/index-range/server/subject-range';
import { whereProjects } from '#features/projects/server/index';
import { reader } from '#src/contract/call';
import { outliers } from '#src/costing/outliers';
import { quantile } from '#src/costing/quantile';
import { rebase } from '#src/costing/rebase';
import { reliability, variation } from '#src/costing/reliability';
import { trimmedWeightedMean } from '#src/costing/trimmed-mean';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';
import { addRangeProjects, type RangeSeed } from './some-projects';
import { fc } from '#tests/support/property';

const db = testDatabase({ prepared: regions });
const FACTORS = new Map([
  [18, 0.97],
  [20, 1.08],
]);
const sources = () => ({ pool: db.pool, whereProjects });
const question: RangeQuery = { kind: 'part', type: 'residential.highrise', taxBasis: '含税' };
const table = (more: Partial<RangeQuery> = {}) => rangeTable(sources(), { ...question, ...more });
const subject = (name: string, more: Partial<RangeQuery> = {}) =>
  subjectRange(sources(), { ...question, ...more, subject: name });

const store = async (seeds: readonly RangeSeed[]) => {
  await db.pool.query('delete from project');
  await addRangeProjects(db.pool, seeds);
  await fillSamples(db.pool);
};
const indexes = new Map<string, number>();
const NEWEST = '2025-09';

beforeAll(async () => {
  await loadSampleIndexes(db.pool);
  await loadSampleFactors(db.pool, Object.fromEntries(FACTORS));
  const { rows } = await db.pool.query<{ month: string; value: number }>(
    `select to_char(period, 'YYYY-MM') as month, value::float8 as value from index_point where series_id = 'composite-1'`,
  );
  for (const { month, value } of rows) indexes.set(month, value);
});

const seeds = fc.array(
  fc.record({
    area: fc.integer({ min: 300, max: 90_000 }),
    unit: fc.integer({ min: 900, max: 9_000 }),
    month: fc.constantFrom('2021-01', '2022-07', '2024-06', NEWEST),
    areaId: fc.constantFrom(18, 20),
    taxRate: fc.constantFrom(0.03, 0.09),
    rebar: fc.option(fc.integer({ min: 300, max: 600 }).map((tenth) => tenth / 10)),
  }),
  { minLength: 10, maxLength: 60 },
);

test('[DATA-001] figures of the database are those of the costing library on random projects', async () => {
  await fc.assert(
    fc.asyncProperty(seeds, async (all) => {
      const given = all.map(({ unit, ...each }, at) => ({
        ...each,
        id: `p${String(at).padStart(3, '0')}`,
        pretax: unit * each.area,
      }));
      await store(given);
      const { subjects, projects, leftOut } = await table();
      const found = subjects.find(({ name }) => name === '单方造价')!;
      expect([projects, leftOut, found.n]).toEqual([given.length, 0, given.length]);
      const values = given.map(({ pretax, area, month, areaId, taxRate }) => {
        const index = { from: indexes.get(month)!, to: indexes.get(NEWEST)! };
        return (
          rebase(pretax / area, { index, factor: { from: FACTORS.get(areaId)!, to: 1 } }) * (1 + taxRate)
        );
      });
      const shares = { min: 0, p10: 0.1, p25: 0.25, p50: 0.5, p75: 0.75, p90: 0.9, max: 1 } as const;
      for (const [key, share] of Object.entries(shares)) {
        expect(found[key as keyof typeof shares]).toBeCloseTo(quantile(values, share), 3);
      }
      const weighted = values.map((value, at) => ({ value, weight: given[at]!.area }));
      expect(found.recommended).toBeCloseTo(trimmedWeightedMean(weighted).mean, 2);
      expect(found.cv).toBeCloseTo(variation(values)!, 3);
      const beyond = outliers(values).filter(({ beyondFences }) => beyondFences).length;
      expect(found.reliability).toBe(reliability(values));
      expect(found.outliers.low + found.outliers.high).toBe(beyond);
    }),
    { numRuns: 12 },
  );
});

test('contents with equal values keep all that are equal at the cut, as the library does', async () => {
  await fc.assert(
    fc.asyncProperty(seeds, async (all) => {
      const given = all.map(({ unit, rebar, ...each }, at) => ({
        ...each,
        rebar: rebar === null ? null : Math.round(rebar / 5) * 5,
        id: `p${at}`,
        pretax: unit * each.area,
      }));
      fc.pre(given.filter(({ rebar }) => rebar !== null).length >= 10);
      await store(given);
      const { subjects } = await table({ kind: 'content' });
      const having = given.flatMap(({ rebar, area }) =>
        rebar === null ? [] : [{ value: rebar, weight: area }],
      );
      const found = subjects[0]!;
      expect([found.name, found.unit, found.n]).toEqual(['钢筋', 'kg/㎡', having.length]);
      expect(found.recommended).toBeCloseTo(trimmedWeightedMean(having).mean, 3);
      expect(found.p50).toBeCloseTo(
        quantile(
          having.map(({ value }) => value),
          0.5,
        ),
        3,
      );
    }),
    { numRuns: 8 },
  );
});

const some = (count: number): RangeSeed[] =>
  Array.from({ length: count }, (_, at) => ({ id: `p${at}`, area: 1_000, pretax: 1_000_000 * (at + 2) }));

test.each([
  [2, { p10: false, p25: false, p50: false, min: false, recommended: false, cases: 2 }],
  [3, { p10: false, p25: false, p50: true, min: true, recommended: false, cases: 0 }],
  [5, { p10: false, p25: true, p50: true, min: false, recommended: true, cases: 0 }],
  [10, { p10: true, p25: true, p50: true, min: true, recommended: true, cases: 0 }],
])('of %i samples no more is shown than they can carry', async (count, shown) => {
  await store(some(count));
  const whole = (await table()).subjects[0]!;
  const { p10, p25, p50, min, recommended, cases } = whole;
  expect({
    p10: p10 !== null,
    p25: p25 !== null,
    p50: p50 !== null,
    min: min !== null,
    recommended: recommended !== null,
    cases: cases.length,
  }).toEqual(shown);
  const one = await subject('单方造价');
  expect(one.row).toEqual(whole);
  expect(one.histogram === null).toBe(count < 10);
  expect(one.working === null).toBe(count < 5);
  expect(one.records.length).toBe(count < 3 ? count : 0);
});

test('answers keep their contracts, and say what they were brought to', async () => {
  await store(some(12));
  const found = await table({ areaId: '20' });
  expect(reader(indexRangeCall)(found)).toEqual(found);
  expect(found.basis).toEqual({
    period: NEWEST,
    seriesName: '全国综合造价指数',
    areaId: '20',
    areaName: '广东',
    movesPlaces: true,
    taxBasis: '含税',
  });
  const one = await subject('混凝土工程', { areaId: '20' });
  expect(reader(subjectRangeCall)(one)).toEqual(one);
  const { working, composition, histogram, row } = one;
  expect(working!.cost / working!.area).toBeCloseTo(row.recommended!, 2);
  expect(working!.months.reduce((sum, { n }) => sum + n, 0)).toBe(working!.kept);
  for (const strata of Object.values(composition)) {
    expect(strata.flatMap(({ months }) => months).reduce((sum, [, n]) => sum + n, 0)).toBe(12);
  }
  const { classes, below, beyond } = histogram!;
  expect(classes.reduce((sum, { count }) => sum + count, below + beyond)).toBe(12);
  expect(one.provenance.note).toContain('广东');
});

test('a month without index is left out of costs, counted, and stays in contents', async () => {
  await store([...some(11), { id: 'old', area: 1_000, pretax: 2_000_000, month: '2015-01' }]);
  const costs = await table();
  expect([costs.projects, costs.leftOut, costs.subjects[0]?.n]).toEqual([12, 1, 11]);
  expect(costs.provenance.note).toContain('1 个样本的价格期或地区没有指数');
  expect((await table({ kind: 'content' })).subjects[0]?.n).toBe(12);
});

test('an outlier is counted, named and kept in every figure', async () => {
  await store([
    ...Array.from({ length: 19 }, (_, at) => ({ id: `p${at}`, area: 1_000, pretax: 2_000_000 + at * 1_000 })),
    { id: 'far', area: 1_000, pretax: 9_000_000 },
  ]);
  const { row, records, histogram } = await subject('单方造价');
  expect([row.n, row.outliers]).toEqual([20, { low: 0, high: 1, normal: 0 }]);
  expect(records.map(({ id }) => id)).toEqual(['far']);
  expect(histogram).toMatchObject({ below: 0, beyond: 1 });
  expect(row.max).toBeGreaterThan(8_900);
});

test('[DATA-001] an outlier marked as normal is told apart until its figure changes; the reliability is of all samples before and after', async () => {
  await store([
    ...Array.from({ length: 9 }, (_, at) => ({
      id: `p${at}`,
      area: 1_000,
      pretax: 2_000_000,
      rebar: 50 + at / 10,
    })),
    { id: 'far', area: 1_000, pretax: 2_000_000, rebar: 58 },
  ]);
  const steel = async () => (await table({ kind: 'content' })).subjects[0]!;
  expect(await steel()).toMatchObject({ n: 10, reliability: '中', outliers: { low: 0, high: 1, normal: 0 } });
  const { rows } = await db.pool.query<{ id: string }>(
    `insert into account (username, password_hash, global_id) values ('judge', '', 'judge') returning id`,
  );
  await db.pool.query(
    `insert into figure_verdict (project_id, kind, name, verdict, figure, reason, actor_id)
     values ('far', 'content', '钢筋', 'normal', 58, '抗震等级高', $1)`,
    [rows[0]!.id],
  );
  expect(await steel()).toMatchObject({ n: 10, reliability: '中', outliers: { low: 0, high: 1, normal: 1 } });
  const { records, row } = await subject('钢筋', { kind: 'content' });
  expect([row.reliability, records.map(({ normal }) => normal)]).toEqual(['中', ['抗震等级高']]);
  await db.pool.query(`update project_content set above = 59 where project_id = 'far'`);
  expect(await steel()).toMatchObject({ reliability: '中', outliers: { normal: 0 } });
});

test('few samples name the nearest wider questions with what they have, the largest first', async () => {
  await store([
    { id: 'here', area: 1_000, pretax: 2_000_000, stage: '合同价' },
    ...some(4),
    { id: 'low', area: 1_000, pretax: 2_000_000, type: 'residential.lowrise', stage: '合同价' },
    { id: 'far', area: 1_000, pretax: 2_000_000, areaId: 18, stage: '合同价' },
  ]);
  const { projects, nearby } = await table({ areaId: '20', stage: '合同价' });
  expect(projects).toBe(1);
  expect(nearby.map(({ label, n }) => [label, n])).toEqual([
    ['不限计价阶段', 5],
    ['扩大到全国', 2],
    ['上一级类型：居住建筑', 2],
  ]);
  expect((await table({ areaId: '18', stage: '投资估算' })).subjects).toEqual([]);
});

test('changed and removed projects are taken in by the next fill', async () => {
  await store(some(10));
  await db.pool.query(`update project_line set amount = amount * 2 where project_id = 'p0'`);
  await db.pool.query(`update project set revision = revision + 1 where id = 'p0'`);
  await db.pool.query(`delete from project where id = 'p9'`);
  await fillSamples(db.pool);
  const { rows } = await db.pool.query<{ id: string; first: number }>(
    `select project_id as id, part[1] as first from range_sample order by project_id`,
  );
  expect(rows).toHaveLength(9);
  expect(rows[0]).toEqual({ id: 'p0', first: 400 });
});

test('[DATA-001] what a house calls otherwise is one subject with that of the others, under the standard word', async () => {
  await store([{ id: 'first', area: 1_000, pretax: 2_000_000 }]);
  const fees: readonly (readonly [string, string, number, string, number])[] = [
    ['part', 'house', 0, '土石方', 200_000],
    ['part', 'house', 1, '混凝土及钢筋混凝土', 1_800_000],
    ['fee', 'house', 0, '机械费', 70_000],
    ['fee', 'house', 1, '施工机具使用费', 10_000],
    ['fee', 'first', 0, '施工机具使用费', 60_000],
  ];
  await addRangeProjects(db.pool, [{ id: 'house', area: 1_000, pretax: 2_000_000 }]);
  await db.pool.query(`delete from project_line where project_id = 'house'`);
  for (const [kind, id, seq, name, amount] of fees)
    await db.pool.query(
      'insert into project_line (project_id, kind, seq, name, amount) values ($1, $2, $3, $4, $5)',
      [id, kind, seq, name, amount],
    );
  await db.pool.query(`update project set revision = revision + 1`);
  await fillSamples(db.pool);
  const shown = async (kind: 'part' | 'fee') =>
    (await table({ kind, taxBasis: '除税' })).subjects.map(({ name, n }) => [name, n]);
  expect(await shown('fee')).toEqual([
    ['单方造价', 2],
    ['施工机具使用费', 2],
  ]);
  expect(await shown('part')).toEqual([
    ['单方造价', 2],
    ['土石方工程', 2],
    ['混凝土工程', 1],
    ['混凝土及钢筋混凝土', 1],
  ]);
  const { row } = await subject('机械费', { kind: 'fee', taxBasis: '除税' });
  const [small = 0, large = 0] = row.cases;
  expect(row.name).toBe('施工机具使用费');
  expect(large / small).toBeCloseTo(80 / 60, 5);
});

test('a subject nobody has is refused', async () => {
  await expect(subject('没有的工程')).rejects.toMatchObject({ statusCode: 440 });
});
