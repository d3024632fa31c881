import type { ProjectType } from '#features/projects/contract';
import type { Project } from '#features/projects/server/project';
import type { PartName } from '#features/projects/samples/parts';
import { sampleProjects } from '#features/projects/samples/sample-projects';
import { heightClass, priceList, type ThingName } from '#features/projects/samples/things';
import { LISTED_MONTH } from '#infra/server/sample/prices/price-levels';
import { REGION_FACTORS } from '#infra/server/sample/region-factors';
import { fc } from '#tests/support/property';

interface Subject {
  /** Whose prices bring it to one place and month. */
  readonly things: readonly ThingName[];
  /** Domain 2.1, 元/㎡ 除税 of a tower, for what does not depend on what lies below ground. */
  readonly tower?: number;
}

/** What a building has as it is built: P90 is 1.2 to 2.1 times P10. */
const STRUCTURE: Partial<Record<PartName, Subject>> = {
  砌筑工程: { things: ['砌块墙'] },
  混凝土工程: { things: ['板', '墙'] },
  钢筋工程: { things: ['主筋', '细筋'] },
  模板工程: { things: ['板模板', '墙模板'] },
};
/** What is finer in a better building: 1.5 to 2.7 times, in workshops of all kinds up to 3.2. */
const FITTINGS: Partial<Record<PartName, Subject>> = {
  门窗工程: { things: ['窗'] },
  楼地面装饰工程: { things: ['地砖', '砂浆地面'], tower: 118 },
  墙柱面装饰与幕墙工程: { things: ['抹灰', '内墙涂料'], tower: 186 },
  天棚工程: { things: ['天棚抹灰', '吊顶'], tower: 42 },
  栏杆扶手及其他装饰工程: { things: ['栏杆'], tower: 55 },
  电气工程: { things: ['配管', '配线', '电缆'], tower: 132 },
  给排水工程: { things: ['细管', '洗脸盆', '大便器'], tower: 86 },
  消防工程: { things: ['喷淋管', '报警与消火栓'], tower: 78 },
  通风空调工程: { things: ['风管', '空调设备'], tower: 38 },
  智能化工程: { things: ['弱电'], tower: 52 },
};
const SUBJECTS = { ...STRUCTURE, ...FITTINGS };
const subjects = Object.keys(SUBJECTS) as PartName[];

const PLACES = Object.keys(REGION_FACTORS).map((areaId) => ({
  areaId: Number(areaId),
  cityId: null,
  name: '',
}));
const NATIONWIDE = 1;
const listed = priceList(NATIONWIDE, LISTED_MONTH);

const drawn = (count: number, seed?: number): readonly Project[] =>
  [...sampleProjects(count, PLACES, seed)].filter(({ parts }) => parts.length > 0);

/** 元/㎡ at the listed prices. */
const levelled = ({ parts, area, areaId, priceDate }: Project, part: PartName): number => {
  const prices = priceList(areaId, priceDate);
  const { things } = SUBJECTS[part]!;
  const level = things.reduce((sum, thing) => sum + prices[thing].price / listed[thing].price, 0);
  return (parts.find(({ name }) => name === part)!.amount / area / level) * things.length;
};
const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length * share)] ?? NaN;
const grouped = <K>(projects: readonly Project[], keyOf: (project: Project) => K): Map<K, Project[]> => {
  const groups = new Map<K, Project[]>();
  for (const project of projects)
    groups.set(keyOf(project), [...(groups.get(keyOf(project)) ?? []), project]);
  return groups;
};
const byType = (projects: readonly Project[]) => grouped(projects, ({ type }) => type);

const ratio = (values: readonly number[]) => quantile(values, 0.9) / quantile(values, 0.1);
const greatest = (type: ProjectType, part: PartName): number =>
  part in STRUCTURE ? 2.1 : type === 'industrial.plant' ? 3.2 : 2.7;

test('[DATA-001] of two thousand projects every subject of every type has a spread of its own, about what it costs', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      for (const [type, projects] of byType(drawn(2_000, seed)))
        for (const part of subjects) {
          const values = projects.map((project) => levelled(project, part));
          const spread = ratio(values);
          const least = part in STRUCTURE ? 1.2 : 1.5;
          const known = { type, part, seed, spread };
          expect({ ...known, fits: spread > least && spread < greatest(type, part) }).toEqual({
            ...known,
            fits: true,
          });
        }
    }),
    { numRuns: 3 },
  );
});

test('[DATA-001] nothing costs less than 45 percent of what it usually does in a building of its type and height', () => {
  const classes = grouped(drawn(6_000), ({ type, height }) => `${type} ${heightClass(height ?? 0)}`);
  for (const projects of [...classes.values()].filter(({ length }) => length >= 30))
    for (const part of subjects) {
      const values = projects.map((project) => levelled(project, part));
      expect(Math.min(...values) / quantile(values, 0.5)).toBeGreaterThan(0.45);
    }
});

test('[DATA-001] medians of towers are near those of the domain', () => {
  const towers = byType(drawn(6_000)).get('residential.highrise')!;
  for (const [part, { tower }] of Object.entries(FITTINGS)) {
    if (tower === undefined) continue;
    const median = quantile(
      towers.map((project) => levelled(project, part as PartName)),
      0.5,
    );
    expect({ part, median, near: Math.abs(median / tower - 1) < 0.15 }).toEqual({ part, median, near: true });
  }
});

const correlation = (one: readonly number[], other: readonly number[]): number => {
  const from = (values: readonly number[]) => {
    const mean = values.reduce((sum, each) => sum + each, 0) / values.length;
    return values.map((each) => each - mean);
  };
  const product = (first: readonly number[], second: readonly number[]) =>
    first.reduce((sum, each, at) => sum + each * (second[at] ?? 0), 0);
  const [first, second] = [from(one), from(other)];
  return product(first, second) / Math.sqrt(product(first, first) * product(second, second));
};

test('a dear building is dearer in most subjects, and no two are one figure times another', () => {
  const towers = byType(drawn(6_000)).get('residential.highrise')!;
  const values = (part: PartName) => towers.map((project) => levelled(project, part));
  const finishes = ['消防工程', '智能化工程', '天棚工程', '楼地面装饰工程'] as const;
  for (const [at, part] of finishes.entries())
    for (const other of finishes.slice(at + 1)) {
      const tied = correlation(values(part), values(other));
      expect(tied).toBeGreaterThan(0.6);
      expect(tied).toBeLessThan(0.985);
    }
  expect(correlation(values('消防工程'), values('混凝土工程'))).toBeGreaterThan(0.4);
});
