import { PROJECT_TYPES, STAGES, STRUCTURES } from '#features/projects/contract';
import type { CostLine, Project } from '#features/projects/server/project';
import { BELOW_GROUND, TYPE_BOUNDS } from '#features/projects/samples/bounds';
import { CONTENT_KINDS } from '#features/projects/samples/contents';
import { PART_NAMES, unitOf, type PartName } from '#features/projects/samples/parts';
import { REGION_FACTORS } from '#infra/server/sample/region-factors';
import { courseIn } from '#infra/server/sample/courses';
import { priceParts } from '#infra/server/sample/prices/item-price';
import { levelsOf, LISTED_MONTH } from '#infra/server/sample/prices/price-levels';
import { THINGS, type Thing } from '#features/projects/samples/things';
import { SHAPES } from '#features/projects/samples/shapes';
import type { City } from '#features/projects/samples/places';
import { sampleProjects } from '#features/projects/samples/sample-projects';
import { fc } from '#tests/support/property';

/** Percent of 除税造价. */
const FEE_SHARES = {
  人工费: [18, 26],
  材料费: [55, 64],
  施工机具使用费: [3, 9],
  企业管理费: [5, 8],
  利润: [3, 7],
} as const;
const OUTDOOR_SHARE = [3, 8] as const;

const cities: readonly City[] = Object.keys(REGION_FACTORS).flatMap((areaId): City[] => {
  const province = Number(areaId);
  if (province % 5 === 0) return [{ areaId: province, cityId: null, name: '' }];
  return [1, 2, 3].map((number) => ({ areaId: province, cityId: province * 100 + number, name: '' }));
});
const many = [...sampleProjects(6_000, cities)];
const projects = many.slice(0, 300);
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

/** 含税单方 at region factor 1.00 and the prices of 2024. */
const levelled = ({ total, area, areaId, priceDate }: Project): number =>
  total /
  area /
  (REGION_FACTORS[areaId] ?? 1) /
  (courseIn('composite', priceDate) / courseIn('composite', LISTED_MONTH));

const expectBounds = (project: Project): void => {
  const basis = project.taxBasis === '含税' ? project.total : project.pretax;
  expect(project.unitCost).toBeCloseTo(basis / project.area, 2);
  expect(project.areaAbove + project.areaBelow).toBeCloseTo(project.area, 2);
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
  for (const { type, areaAbove, floorsAbove, structure } of many) {
    const [least] = SHAPES[type].floorsAbove;
    const [smallest, largest] = SHAPES[type].floorArea;
    if (floorsAbove > least) expect(areaAbove / floorsAbove).toBeGreaterThanOrEqual(smallest);
    if (floorsAbove > 0) expect(areaAbove / floorsAbove).toBeLessThanOrEqual(largest);
    if (structure === '框架结构') expect(floorsAbove).toBeLessThanOrEqual(12);
    if (structure === '框架-核心筒结构') expect(floorsAbove).toBeGreaterThanOrEqual(15);
  }
});

const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length * share)] ?? NaN;
const types = Object.keys(PROJECT_TYPES) as Project['type'][];
const ofType = (type: Project['type']) => many.filter((project) => project.type === type);

test.each(types)('%s: quartiles are those of its bounds, with a mode and tails, skewed upwards', (type) => {
  const costs = ofType(type).map(levelled);
  const quartiles = [0.25, 0.5, 0.75].map((share) => quantile(costs, share));
  quartiles.forEach((value, at) => {
    const wanted = TYPE_BOUNDS[type].quartiles[at] ?? NaN;
    expect({ at, off: Math.abs(value / wanted - 1) < 0.1 }).toEqual({ at, off: true });
  });
  const [p25 = 0, p50 = 0, p75 = 0] = quartiles;
  const mean = costs.reduce((sum, cost) => sum + cost, 0) / costs.length;
  const third = costs.reduce((sum, cost) => sum + (cost - mean) ** 3, 0) / costs.length;
  const deviation = Math.sqrt(costs.reduce((sum, cost) => sum + (cost - mean) ** 2, 0) / costs.length);
  expect(third / deviation ** 3).toBeGreaterThan(0.4);
  const share = (from: number, to: number) =>
    costs.filter((cost) => cost >= from && cost < to).length / costs.length;
  // Evenly drawn costs would have as many in the outer halves as in the inner ones.
  const [low, high] = [p50 - p25, p75 - p50];
  expect(share(p25, p75)).toBeGreaterThan(1.5 * share(p75, p75 + low + high));
  expect(share(p75, p75 + high)).toBeGreaterThan(1.4 * share(p75 + high, p75 + 2 * high));
  expect(share(p75 + 2 * high, Infinity)).toBeGreaterThan(0.01);
});

test.each(Object.entries(FEE_SHARES))('%s takes its share, most of the time', (name, range) => {
  const shares = detailed(many).map(
    ({ fees, pretax }) => ((fees.find((fee) => fee.name === name)?.amount ?? 0) / pretax) * 100,
  );
  expect(between(quantile(shares, 0.5), range)).toBe(true);
  const near = shares.filter((share) => between(share, range, (range[1] - range[0]) / 4));
  expect(near.length / shares.length).toBeGreaterThan(0.85);
});

/** What the unit prices' samples are at in that place and month, by the middle of the rates. */
const listedPrice = ({ areaId, priceDate }: Project, ...things: (keyof typeof THINGS)[]): number[] =>
  things.map((name) => {
    const thing: Thing = THINGS[name];
    const parts = priceParts(thing, thing.uses, levelsOf(areaId, priceDate));
    return Object.values(parts).reduce((sum: number, part: number) => sum + part, 0);
  });

const fallsOut = (project: Project, part: string, content: string, unit = 1): number => {
  const { above, below } = project.contents.find(({ name }) => name === content)!;
  const quantity = ((above ?? 0) * project.areaAbove + (below ?? 0) * project.areaBelow) / unit;
  return project.parts.find(({ name }) => name === part)!.amount / quantity;
};

test.each([
  ['砌筑工程', '砌体', 1, ['砌块墙']],
  ['钢筋工程', '钢筋', 1_000, ['主筋', '细筋']],
  ['混凝土工程', '混凝土', 1, ['板', '墙', '柱', '基础']],
  ['模板工程', '模板', 1, ['板模板', '墙模板']],
] as const)(
  '%s ÷ %s is the price of the place and month, as tenders spread',
  (part, content, unit, things) => {
    for (const project of detailed(many)) {
      const price = fallsOut(project, part, content, unit);
      const listed = listedPrice(project, ...things);
      expect(price).toBeGreaterThan(Math.min(...listed) * 0.9);
      expect(price).toBeLessThan(Math.max(...listed) * 1.13);
    }
  },
);

test('工料 follow from the same quantities: labour is 人工费, steel is 钢筋 with its waste, in the price of the month', () => {
  for (const project of detailed(many).filter(({ resources }) => resources.length > 0)) {
    const row = (name: string) => project.resources.find((resource) => resource.name === name)!;
    const labour = row('综合人工');
    expect((labour.quantity * labour.price * project.area) / project.fees[0]!.amount).toBeCloseTo(1, 3);
    const rebar = project.contents.find(({ name }) => name === '钢筋')!;
    const kg = (rebar.above ?? 0) * project.areaAbove + (rebar.below ?? 0) * project.areaBelow;
    const consumed = (row('螺纹钢筋').quantity + row('盘螺钢筋').quantity) * project.area * 1_000;
    expect(Math.abs(consumed / kg / 1.025 - 1)).toBeLessThan(0.004);
    const series = courseIn('rebar', project.priceDate);
    expect(Math.abs(row('螺纹钢筋').price / series - 1.02)).toBeLessThan(0.13);
  }
});

test('a detailed project has every part, nine units and six fees; a unit is the sum of its parts', () => {
  for (const { parts, units, fees, pretax } of detailed(projects)) {
    expect(parts.map(({ name }) => name)).toEqual(PART_NAMES);
    expect([units.length, fees.length]).toEqual([9, 6]);
    for (const { name, amount } of units)
      expect(fen(amount)).toBe(fenOf(parts.filter((part) => unitOf(part.name as PartName) === name)));
    const outdoor = units.find(({ name }) => name === '室外工程')?.amount ?? 0;
    expect(between((outdoor / pretax) * 100, OUTDOOR_SHARE, 1)).toBe(true);
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
    expect(cities).toContainEqual({ areaId, cityId, name: '' });
  }
});

test('a settlement is priced after the work ended, a tender before it began', () => {
  for (const { stage, priceDate, overview } of projects) {
    const { startedAt, finishedAt } = overview;
    if (stage === '竣工结算' && finishedAt) expect(finishedAt < priceDate).toBe(true);
    if (stage === '招标控制价' && startedAt) expect(startedAt > priceDate).toBe(true);
  }
});
