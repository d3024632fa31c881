import type { ProjectType } from '../contract';
import type { Content } from '../server/project';
import type { Grades } from './grades';
import type { PartName } from './parts';
import type { Form } from './shapes';
import { heightClass, type ThingName } from './things';

export interface BillLine {
  readonly part: PartName;
  readonly thing: ThingName;
  readonly quantity: number;
}

/** How a type departs from the tower in what grows, by part; 1 where nothing is said. */
const DEPARTURES: Readonly<Record<ProjectType, Partial<Record<PartName, number>>>> = {
  'residential.highrise': {},
  'residential.lowrise': {},
  'office.office': {
    墙柱面装饰与幕墙工程: 1.3,
    楼地面装饰工程: 1.3,
    通风空调工程: 6,
    天棚工程: 2.6,
    电气工程: 2,
    智能化工程: 2.4,
    消防工程: 1.5,
  },
  'commercial.complex': {
    墙柱面装饰与幕墙工程: 1.3,
    楼地面装饰工程: 1.3,
    通风空调工程: 7,
    天棚工程: 3,
    电气工程: 2.8,
    智能化工程: 2.6,
    消防工程: 2,
  },
  'education.school': {
    通风空调工程: 2.4,
    天棚工程: 1.6,
    楼地面装饰工程: 1.4,
    智能化工程: 2,
  },
  'medical.hospital': {
    墙柱面装饰与幕墙工程: 1.6,
    通风空调工程: 10,
    智能化工程: 3.6,
    电气工程: 3,
    给排水工程: 2.4,
    楼地面装饰工程: 1.9,
    天棚工程: 2.8,
    消防工程: 1.5,
  },
  'industrial.plant': {
    天棚工程: 0.3,
    栏杆扶手及其他装饰工程: 0.5,
    智能化工程: 0.5,
    给排水工程: 0.6,
  },
  'underground.garage': {
    门窗工程: 0.3,
    墙柱面装饰与幕墙工程: 0.6,
    通风空调工程: 4,
    消防工程: 2.4,
    智能化工程: 0.8,
    给排水工程: 0.7,
  },
};

/** How much of all that: as brings the usual building of its type to the median cost of its bounds. */
const FIT_OUT: Readonly<Record<ProjectType, number>> = {
  'residential.highrise': 0.93,
  'residential.lowrise': 0.66,
  'office.office': 1.14,
  'commercial.complex': 1.48,
  'education.school': 1.5,
  'medical.hospital': 1.71,
  'industrial.plant': 1.09,
  'underground.garage': 0.46,
};

/** ㎡ of glass front to a ㎡ above ground, and ㎡ that one lift serves; 0 for none. */
const FRONT: Partial<Record<ProjectType, number>> = {
  'office.office': 0.2,
  'commercial.complex': 0.22,
  'medical.hospital': 0.14,
};
const LIFT_SERVES: Partial<Record<ProjectType, number>> = {
  'residential.highrise': 4_000,
  'residential.lowrise': 9_000,
  'office.office': 4_500,
  'commercial.complex': 3_500,
  'education.school': 9_000,
  'medical.hospital': 3_500,
  'industrial.plant': 16_000,
};
/** Of the outer walls; what lies below ground is kept warm by the earth. */
const INSULATED: Readonly<Record<ProjectType, number>> = {
  'residential.lowrise': 0.8,
  'residential.highrise': 0.8,
  'office.office': 0.6,
  'commercial.complex': 0.6,
  'education.school': 0.7,
  'medical.hospital': 0.7,
  'industrial.plant': 0.25,
  'underground.garage': 0,
};
/** m of a storey below ground with its floor slab. */
const PIT = 4.3;
/** Kg of steel in a ㎡: of a frame above ground, and elsewhere. */
const STEEL = { frame: [25, 45], other: 0.4 } as const;

type Counted = readonly [part: PartName, thing: ThingName, quantity: number];

const structureOf = (
  type: ProjectType,
  form: Form,
  soil: number,
  grades: Grades,
  of: (content: string) => number,
): readonly Counted[] => {
  const { area, areaAbove, areaBelow, floorsAbove, floorsBelow, height, foundation, structure } = form;
  const footprint = Math.max(
    floorsAbove > 0 ? areaAbove / floorsAbove : 0,
    floorsBelow > 0 ? areaBelow / floorsBelow : 0,
  );
  const dug = areaBelow * PIT + footprint * 1.2;
  const [rebar, concrete, formwork] = [of('钢筋') / 1_000, of('混凝土'), of('模板')];
  const kind = heightClass(height);
  const storeysToDriveFor = Math.min(floorsAbove, 33) / 33;
  const pile = foundation === '预应力管桩' ? '管桩' : '灌注桩';
  const drives = foundation === '独立基础' || foundation === '筏板基础' ? 0.4 : 1;
  const piles = (pile === '管桩' ? 7.4 : 1) * drives;
  const lifts = LIFT_SERVES[type] ? Math.max(1, Math.round(area / LIFT_SERVES[type])) : 0;
  const fastLifts = Math.round(lifts * grades.电梯工程.better);
  const [lightest, heaviest] = STEEL.frame;
  const frame = lightest + (heaviest - lightest) * grades.金属结构工程.better;
  /** What there is of a part, in the plain and in the better make. */
  const makes = (part: PartName, plain: ThingName, fine: ThingName, quantity: number): readonly Counted[] => [
    [part, plain, quantity * (1 - grades[part].better)],
    [part, fine, quantity * grades[part].better],
  ];
  return [
    ['土石方工程', '挖土', dug],
    ['土石方工程', '弃土', dug * 0.6],
    ['土石方工程', '回填', dug * 0.25],
    ['地基处理与边坡支护工程', '搅拌桩', soil * (areaBelow * 0.32 + footprint * 0.13)],
    ['地基处理与边坡支护工程', '支护桩', soil * areaBelow * 0.053],
    ['桩基工程', pile, soil * piles * (areaAbove * (0.11 + 0.03 * storeysToDriveFor) + areaBelow * 0.09)],
    ['砌筑工程', '砌块墙', of('砌体')],
    ['混凝土工程', '板', concrete * 0.5],
    ['混凝土工程', '基础', concrete * 0.14],
    ['混凝土工程', '墙', concrete * 0.26],
    ['混凝土工程', '柱', concrete * 0.1],
    ['钢筋工程', '主筋', rebar * 0.74],
    ['钢筋工程', '细筋', rebar * 0.26],
    [
      '金属结构工程',
      '钢构件',
      (areaAbove * (structure === '钢结构' ? frame : STEEL.other) + areaBelow * STEEL.other) / 1_000,
    ],
    ['模板工程', '板模板', formwork * 0.62],
    ['模板工程', '墙模板', formwork * 0.38],
    ['脚手架工程', `脚手架 ${kind}` as ThingName, area],
    ['垂直运输及超高增加', `垂直运输 ${kind}` as ThingName, area],
    ['垂直运输及超高增加', '超高', areaAbove * Math.max(0, (height - 20) / 30)],
    ...makes('门窗工程', '窗', '三玻窗', of('门窗') * 0.68),
    ['门窗工程', '防火门', of('门窗') * 0.14],
    ...makes('门窗工程', '木门', '实木门', of('门窗') * 0.18),
    ...makes('屋面及防水工程', '卷材', '双层卷材', of('防水') * 0.6),
    ['屋面及防水工程', '涂膜', of('防水') * 0.4],
    ...makes('保温隔热防腐工程', '外墙保温', '厚外墙保温', of('外墙') * INSULATED[type]),
    ['保温隔热防腐工程', '屋面保温', footprint],
    ['墙柱面装饰与幕墙工程', '抹灰', of('抹灰')],
    ['电气工程', '电缆', of('电缆')],
    ['给排水工程', '细管', of('管道') * 0.55],
    ['给排水工程', '粗管', of('管道') * 0.45],
    ['电梯工程', '电梯', lifts - fastLifts],
    ['电梯工程', '快速电梯', fastLifts],
  ];
};

/** Of the tower, to a ㎡. */
const FITTINGS: readonly Counted[] = [
  ['楼地面装饰工程', '地砖', 0.68],
  ['楼地面装饰工程', '砂浆地面', 0.65],
  ['墙柱面装饰与幕墙工程', '外墙涂料', 0.6],
  ['墙柱面装饰与幕墙工程', '内墙涂料', 1.7],
  ['墙柱面装饰与幕墙工程', '墙砖', 0.2],
  ['天棚工程', '天棚抹灰', 0.64],
  ['天棚工程', '吊顶', 0.21],
  ['栏杆扶手及其他装饰工程', '栏杆', 0.21],
  ['电气工程', '配管', 1.8],
  ['电气工程', '配线', 5.4],
  ['电气工程', '灯具', 0.12],
  ['电气工程', '户内箱', 0.014],
  ['电气工程', '楼层箱', 0.011],
  ['给排水工程', '洗脸盆', 0.022],
  ['给排水工程', '大便器', 0.022],
  ['给排水工程', '水泵房', 1.4],
  ['消防工程', '喷淋管', 0.44],
  ['消防工程', '消防干管', 0.075],
  ['消防工程', '报警与消火栓', 1.05],
  ['通风空调工程', '风管', 0.125],
  ['通风空调工程', '空调设备', 1.05],
  ['智能化工程', '弱电', 1.02],
];

export interface Ground {
  /** ㎡ of roads, green and pipes around the building. */
  readonly site: number;
  /** How much deeper than usual piles go. */
  readonly soil: number;
}

/**
 * Quantities of the whole building: those of the structure are what is shown of a ㎡ times the areas, those of fittings
 * and services what its type has, times the grade of the part.
 */
export const billOf = (
  type: ProjectType,
  form: Form,
  contents: readonly Content[],
  { site, soil }: Ground,
  grades: Grades,
): readonly BillLine[] => {
  const { area, areaAbove, areaBelow } = form;
  const totals = new Map(
    contents.map(({ name, above, below }) => [name, (above ?? 0) * areaAbove + (below ?? 0) * areaBelow]),
  );
  const fitting = ([part, thing, each]: Counted): Counted => [
    part,
    thing,
    each * FIT_OUT[type] * (DEPARTURES[type][part] ?? 1) * grades[part].times * area,
  ];
  const front = '墙柱面装饰与幕墙工程';
  const counted: readonly Counted[] = [
    ...structureOf(type, form, soil, grades, (name) => totals.get(name) ?? 0),
    ...FITTINGS.map(fitting),
    [front, '幕墙', (FRONT[type] ?? 0) * grades[front].times * areaAbove],
    ['室外工程', '道路绿化管网', site],
  ];
  return counted.map(([part, thing, quantity]) => ({
    part,
    thing,
    quantity: Math.round(quantity * 1_000) / 1_000,
  }));
};
