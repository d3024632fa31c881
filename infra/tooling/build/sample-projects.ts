import { PROJECT_TYPES, type ProjectType } from '#features/projects/contract';
import { TYPE_BOUNDS } from '#features/projects/samples/bounds';
import { sampleProjects } from '#features/projects/samples/sample-projects';
import type { Project } from '#features/projects/server/project';
import { courseIn } from '#infra/server/sample/courses';
import { LISTED_MONTH } from '#infra/server/sample/prices/price-levels';
import { REGION_FACTORS } from '#infra/server/sample/region-factors';

const COUNT = 8_000;
const PLACES = Object.keys(REGION_FACTORS).map((areaId) => ({
  areaId: Number(areaId),
  cityId: null,
  name: '',
}));

type Quartiles = readonly [p25: number, p50: number, p75: number];
export interface MeasuredType {
  readonly type: ProjectType;
  readonly n: number;
  /** 含税, 元/㎡, at region factor 1.00 and the prices of the listed month. */
  readonly unitCost: Quartiles;
  readonly rebar: Quartiles;
  readonly concrete: Quartiles;
  readonly formwork: Quartiles;
}

const quartilesOf = (values: readonly number[]): Quartiles => {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? NaN;
  return [at(0.25), at(0.5), at(0.75)];
};

const levelled = ({ total, area, areaId, priceDate }: Project): number =>
  total /
  area /
  (REGION_FACTORS[areaId] ?? 1) /
  (courseIn('composite', priceDate) / courseIn('composite', LISTED_MONTH));

/** As the page of a project shows it: above ground, and of what lies below: the whole. */
const contentsOf = (projects: readonly Project[], content: string): readonly number[] =>
  projects.flatMap(({ contents }) => {
    const found = contents.find(({ name }) => name === content);
    return found?.above ?? found?.below ?? [];
  });

export const measuredTypes = (): readonly MeasuredType[] => {
  const all = [...sampleProjects(COUNT, PLACES)];
  return (Object.keys(TYPE_BOUNDS) as ProjectType[]).map((type) => {
    const projects = all.filter((project) => project.type === type);
    return {
      type,
      n: projects.length,
      unitCost: quartilesOf(projects.map(levelled)),
      rebar: quartilesOf(contentsOf(projects, '钢筋')),
      concrete: quartilesOf(contentsOf(projects, '混凝土')),
      formwork: quartilesOf(contentsOf(projects, '模板')),
    };
  });
};

const shown = (quartiles: readonly number[], digits: number): string =>
  quartiles.map((value) => value.toFixed(digits)).join('–');

const rowOf = ({ type, n, unitCost, rebar, concrete, formwork }: MeasuredType): string => {
  const bounds = TYPE_BOUNDS[type];
  const cells = [
    PROJECT_TYPES[type],
    n,
    shown(unitCost, 0),
    shown(bounds.quartiles, 0),
    shown(rebar, 1),
    shown(bounds.rebar, 0),
    shown(concrete, 3),
    shown(bounds.concrete, 2),
    shown(formwork, 2),
    shown(bounds.formwork, 1),
  ];
  return `| ${cells.join(' | ')} |`;
};

export const projectsChapter = (types: readonly MeasuredType[]): readonly string[] => [
  '## Projects by type',
  '',
  'A sample project is a bill of some sixty lines. Quantities of the structure are the contents that its page shows (kg, m³ and ㎡ to a ㎡, times the areas above and below ground); fittings and services are what a building of its type usually has (of a tower as in the domain’s example, 2.1), times the grade of each part, which goes mostly with the rank of the building and somewhat its own way; doors, windows, sealing, insulation and lifts are partly of the better make. P90 of a finish or service is about twice its P10, of workshops and garages somewhat more, of the structure 1.3 to 1.8 times. Every line is quantity × price to the fen, and the price is that of the sample unit prices in the project’s place and month, times the height of its tender (4 % between tenders). Parts, units, fees and 工料 are sums of the same lines; 措施项目其他 and 规费 are rates of labour and machinery in them.',
  '',
  'Samples reach the month before the first start, the same for the same seed and month. A start in a later month adds the months between: points of the series, labour prices, and projects; unit prices stay those of the first start.',
  '',
  'Provinces have projects by what is built there, cities by their people; sizes, kinds and names are those of the place, and so is the seismic intensity (centres of cities after GB 18306 and GB 50011 appendix A); its grade follows from intensity, structure and height. What is priced before there is a bill says so, and 投资估算 has no breakdown.',
  '',
  `样例区间，非发布价。样例为 P25–P50–P75：单方为含税，折到系数 1.00 与 ${LISTED_MONTH}；含量为地上部分，地下车库为全部。预期：单方为四分位，含量为上下限。`,
  '',
  '| 业态 | n | 单方 元/㎡ | 预期 | 钢筋 kg/㎡ | 预期 | 混凝土 m³/㎡ | 预期 | 模板 ㎡/㎡ | 预期 |',
  '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
  ...types.map(rowOf),
];
