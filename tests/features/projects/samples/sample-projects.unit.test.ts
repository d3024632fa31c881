import { PROJECT_TYPES, STAGES, STRUCTURES } from '#features/projects/contract';
import type { CostLine, Project } from '#features/projects/server/project';
import {
  BELOW_GROUND,
  FEE_SHARES,
  OUTDOOR_SHARE,
  TYPE_BOUNDS,
  unitCostRange,
} from '#features/projects/samples/bounds';
import { CONTENT_KINDS } from '#features/projects/samples/contents';
import { PART_NAMES } from '#features/projects/samples/parts';
import { REGION_FACTORS } from '#infra/server/sample/region-factors';
import { priceLevel } from '#infra/server/sample/price-level';
import { SHAPES } from '#features/projects/samples/shapes';
import { sampleProjects, type City } from '#features/projects/samples/sample-projects';
import { fc } from '#tests/support/property';

const cities: readonly City[] = Object.keys(REGION_FACTORS).flatMap((areaId): City[] => {
  const province = Number(areaId);
  if (province % 5 === 0) return [{ areaId: province, cityId: null }];
  return [1, 2, 3].map((number) => ({ areaId: province, cityId: province * 100 + number }));
});
const projects = [...sampleProjects(300, cities)];
const detailed = (all: readonly Project[]) => all.filter(({ parts }) => parts.length > 0);
const fen = (yuan: number): number => Math.round(yuan * 100);
const fenOf = (lines: readonly CostLine[]): number => lines.reduce((sum, { amount }) => sum + fen(amount), 0);
const between = (value: number, [from, to]: readonly [number, number], tolerance = 0) =>
  value >= from - tolerance && value <= to + tolerance;

const expectSums = (project: Project): void => {
  expect(fen(project.pretax) + fen(project.tax)).toBe(fen(project.total));
  if (project.parts.length === 0) return;
  for (const lines of [project.parts, project.fees, project.units])
    expect(fenOf(lines)).toBe(fen(project.pretax));
};

const expectBounds = (project: Project): void => {
  const gross =
    project.total / project.area / (REGION_FACTORS[project.areaId] ?? 1) / priceLevel(project.priceDate);
  expect(between(gross, unitCostRange(project.type), 0.01)).toBe(true);
  const basis = project.taxBasis === '含税' ? project.total : project.pretax;
  expect(project.unitCost).toBeCloseTo(basis / project.area, 2);
  expect(project.areaAbove + project.areaBelow).toBeCloseTo(project.area, 2);
  for (const { name, amount } of project.fees) {
    const range = FEE_SHARES[name as keyof typeof FEE_SHARES] as readonly [number, number] | undefined;
    if (range)
      expect({ name, ok: between((amount / project.pretax) * 100, range, 0.001) }).toEqual({
        name,
        ok: true,
      });
  }
  const bounds = TYPE_BOUNDS[project.type];
  for (const { name, above, below } of project.contents) {
    const kind = CONTENT_KINDS.find((each) => each.name === name);
    const ranges = kind?.bounds(bounds);
    if (above !== null) expect(ranges && between(above, ranges.above)).toBe(true);
    if (below !== null) expect(ranges && between(below, ranges.below)).toBe(true);
  }
};

test('three hundred projects: parts, fees and units sum to the pretax cost, with the tax to the total, to the fen', () => {
  projects.forEach(expectSums);
});

test('three hundred projects: every figure lies within the bounds of its type', () => {
  projects.forEach(expectBounds);
});

test('both hold for any seed', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      for (const project of sampleProjects(12, cities, seed)) {
        expectSums(project);
        expectBounds(project);
      }
    }),
    { numRuns: 60 },
  );
});

test('the same arguments give the same projects, and fewer are the first of more', () => {
  expect([...sampleProjects(40, cities)]).toEqual(projects.slice(0, 40));
});

test('every type, structure, stage, tax basis and rate occurs, in every province', () => {
  const many = [...sampleProjects(2_000, cities)];
  const values = <K extends keyof Project>(key: K) =>
    [...new Set(many.map((project) => project[key]))].sort();
  expect(values('type')).toEqual(Object.keys(PROJECT_TYPES).sort());
  expect(values('structure')).toEqual([...STRUCTURES].sort());
  expect(values('stage')).toEqual([...STAGES].sort());
  expect(values('taxBasis')).toEqual(['含税', '除税']);
  expect(values('taxRate')).toEqual([0.03, 0.09]);
  expect(values('areaId')).toHaveLength(31);
});

test('[DATA-001] floors are as large as those of their kind, and structures carry as many as are put on them', () => {
  for (const { type, areaAbove, floorsAbove, structure } of sampleProjects(2_000, cities)) {
    const [least] = SHAPES[type].floorsAbove;
    const [smallest, largest] = SHAPES[type].floorArea;
    if (floorsAbove > least) expect(areaAbove / floorsAbove).toBeGreaterThanOrEqual(smallest);
    if (floorsAbove > 0) expect(areaAbove / floorsAbove).toBeLessThanOrEqual(largest);
    if (structure === '框架结构') expect(floorsAbove).toBeLessThanOrEqual(12);
    if (structure === '框架-核心筒结构') expect(floorsAbove).toBeGreaterThanOrEqual(15);
  }
});

test('the middle of each type lies near its median', () => {
  const many = [...sampleProjects(4_000, cities)];
  for (const type of Object.keys(PROJECT_TYPES) as Project['type'][]) {
    const costs = many
      .filter((project) => project.type === type)
      .map(
        ({ total, area, areaId, priceDate }) =>
          total / area / (REGION_FACTORS[areaId] ?? 1) / priceLevel(priceDate),
      )
      .sort((a, b) => a - b);
    const median = costs[Math.floor(costs.length / 2)] ?? 0;
    const wanted = TYPE_BOUNDS[type].quartiles[1];
    expect(Math.abs(median - wanted) / wanted).toBeLessThan(0.06);
  }
});

test('a detailed project has the 24 parts, nine units and six fees, and 室外工程 takes its share', () => {
  for (const { parts, units, fees, pretax } of detailed(projects)) {
    expect(parts.map(({ name }) => name)).toEqual(PART_NAMES);
    expect([parts.length, units.length, fees.length]).toEqual([24, 9, 6]);
    const outdoor = units.find(({ name }) => name === '室外工程')?.amount ?? 0;
    expect(between((outdoor / pretax) * 100, OUTDOOR_SHARE, 0.001)).toBe(true);
    expect(fees.at(-1)).toEqual(parts.at(-1));
  }
});

test('piles of towers take 5 to 15 percent', () => {
  for (const { type, parts, pretax } of detailed(projects)) {
    const piles = parts.find(({ name }) => name === '桩基工程')?.amount ?? 0;
    if (type === 'residential.highrise') expect(between((piles / pretax) * 100, [5, 15])).toBe(true);
  }
});

test('a garage lies below ground and is built like what lies below others', () => {
  const garages = detailed(projects).filter(({ type }) => type === 'underground.garage');
  expect(garages.length).toBeGreaterThan(5);
  for (const { areaAbove, floorsAbove, contents } of garages) {
    expect([areaAbove, floorsAbove]).toEqual([0, 0]);
    const rebar = contents.find(({ name }) => name === '钢筋');
    expect(rebar?.above).toBeNull();
    expect(between(rebar?.below ?? 0, BELOW_GROUND.rebar)).toBe(true);
  }
});

test('every project says that it is a sample and belongs to a city of its province', () => {
  for (const { source, provenance, areaId, cityId } of projects) {
    expect(source).toBe('sample');
    expect(provenance).toMatchObject({ kind: 'sample', title: expect.stringContaining('样例') });
    expect(cities).toContainEqual({ areaId, cityId });
  }
});

test('a settlement is priced after the work ended, a tender before it began', () => {
  for (const { stage, priceDate, overview } of projects) {
    const { startedAt, finishedAt } = overview;
    if (stage === '竣工结算' && finishedAt) expect(finishedAt < priceDate).toBe(true);
    if (stage === '招标控制价' && startedAt) expect(startedAt > priceDate).toBe(true);
  }
});
