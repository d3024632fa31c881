import { COURSES, type Course } from '#infra/server/sample/courses';
import { between, type Anchors } from '#infra/server/sample/curve';
import type { IndexSeries } from '../contract';

/** A nationwide sample curve. `spread` is the largest monthly noise in units of the series. */
export interface CurvePlan extends Pick<IndexSeries, 'id' | 'name' | 'category' | 'item' | 'unit'> {
  readonly anchors: Anchors;
  readonly spread: number;
  readonly decimals: number;
  /** The month that is 100, where it is not the first. */
  readonly basePeriod?: string;
}

/** Building kinds follow the composite curve, each with its own reach. */
const follow = (reach: number): Anchors =>
  Object.fromEntries(
    Object.entries<number>(COURSES.composite.anchors).map(([month, value]) => [
      month,
      100 + (value - 100) * reach,
    ]),
  );

/** Percent of the cost of materials; what has no course of its own moves with the composite. */
const MATERIALS = [
  ['rebar', 29],
  ['concrete', 22],
  ['cement', 6],
  ['sand', 6],
  ['cable', 10],
  ['composite', 27],
] as const satisfies readonly (readonly [Course, number])[];

/** Laspeyres of the courses of materials, at every month in which one of them turns. */
const materialsCourse = (): Anchors => {
  const first = Object.keys(COURSES.composite.anchors)[0] ?? '';
  const months = new Set(MATERIALS.flatMap(([course]) => Object.keys(COURSES[course].anchors)));
  return Object.fromEntries(
    [...months].toSorted().map((month) => [
      month,
      MATERIALS.reduce((sum, [course, weight]) => {
        const { anchors } = COURSES[course];
        return sum + (weight * between(anchors, month)) / between(anchors, first);
      }, 0),
    ]),
  );
};

const index = { unit: '点', decimals: 2 };
const single = (id: string, name: string, item: string, reach: number): CurvePlan => ({
  ...index,
  id,
  name,
  item,
  category: '单项',
  anchors: follow(reach),
  spread: 0.4,
});

export const nationwidePlans: readonly CurvePlan[] = [
  {
    ...index,
    id: 'composite-1',
    name: '全国综合造价指数',
    category: '综合',
    item: null,
    ...COURSES.composite,
  },
  {
    id: 'rebar-1',
    name: 'HRB400 螺纹钢',
    category: '材料',
    item: '钢材',
    unit: '元/t',
    decimals: 0,
    ...COURSES.rebar,
  },
  {
    id: 'concrete-1',
    name: 'C30 商品混凝土',
    category: '材料',
    item: '商砼',
    unit: '元/m³',
    decimals: 0,
    ...COURSES.concrete,
  },
  {
    id: 'cement-1',
    name: 'P·O 42.5 水泥',
    category: '材料',
    item: '水泥',
    unit: '元/t',
    decimals: 0,
    ...COURSES.cement,
  },
  {
    id: 'cable-1',
    name: '铜芯电缆 YJV 4×25+1×16',
    category: '材料',
    item: '电缆',
    unit: '元/m',
    decimals: 2,
    ...COURSES.cable,
  },
  {
    id: 'sand-1',
    name: '中砂',
    category: '材料',
    item: '砂石',
    unit: '元/m³',
    decimals: 0,
    ...COURSES.sand,
  },
  {
    ...index,
    id: 'materials-1',
    name: '材料费指数',
    category: '材料',
    item: null,
    anchors: materialsCourse(),
    spread: 0.3,
  },
  {
    ...index,
    id: 'machinery-1',
    name: '施工机具费指数',
    category: '机械',
    item: null,
    ...COURSES.machinery,
  },
  single('housing-1', '住宅工程造价指数', '住宅', 1.08),
  single('public-1', '公共建筑造价指数', '公建', 0.94),
  single('industrial-1', '工业建筑造价指数', '工业', 1.15),
  single('municipal-1', '市政工程造价指数', '市政', 0.88),
  { ...single('rail-1', '轨道交通工程造价指数', '轨道', 1.02), basePeriod: '2022-01' },
  { ...single('water-1', '水利工程造价指数', '水利', 0.82), basePeriod: '2022-01' },
];
