import type { ProjectType } from '../contract';

/** Cost per ㎡ of a concrete-wall tower of 18–33 floors, 除税, and the 单位工程 each part belongs to. */
const PARTS = {
  土石方工程: [28, '建筑工程'],
  地基处理与边坡支护工程: [52, '建筑工程'],
  桩基工程: [170, '建筑工程'],
  砌筑工程: [98, '建筑工程'],
  混凝土工程: [205, '建筑工程'],
  钢筋工程: [262, '建筑工程'],
  模板工程: [178, '建筑工程'],
  脚手架工程: [46, '建筑工程'],
  垂直运输及超高增加: [88, '建筑工程'],
  门窗工程: [168, '装饰装修工程'],
  屋面及防水工程: [62, '建筑工程'],
  保温隔热防腐工程: [96, '建筑工程'],
  楼地面装饰工程: [118, '装饰装修工程'],
  墙柱面装饰与幕墙工程: [186, '装饰装修工程'],
  天棚工程: [42, '装饰装修工程'],
  栏杆扶手及其他装饰工程: [55, '装饰装修工程'],
  电气工程: [132, '电气工程'],
  给排水工程: [86, '给排水工程'],
  消防工程: [78, '消防工程'],
  通风空调工程: [38, '通风空调工程'],
  智能化工程: [52, '智能化工程'],
  电梯工程: [96, '电梯工程'],
  措施项目其他: [112, '建筑工程'],
  规费: [94, '建筑工程'],
} as const;

export type PartName = keyof typeof PARTS;
export const PART_NAMES = Object.keys(PARTS) as PartName[];

/** How a type departs from the tower, by part; 1 where nothing is said. */
const DEPARTURES: Readonly<Record<ProjectType, Partial<Record<PartName, number>>>> = {
  'residential.highrise': {},
  'residential.lowrise': {
    桩基工程: 0.6,
    垂直运输及超高增加: 0.4,
    电梯工程: 0.35,
    地基处理与边坡支护工程: 0.4,
    屋面及防水工程: 2,
  },
  'office.office': {
    墙柱面装饰与幕墙工程: 2.4,
    通风空调工程: 6,
    天棚工程: 2.6,
    电气工程: 1.9,
    智能化工程: 2.4,
    消防工程: 1.5,
  },
  'commercial.complex': {
    墙柱面装饰与幕墙工程: 2.5,
    通风空调工程: 8,
    天棚工程: 3.2,
    电气工程: 2.3,
    智能化工程: 2.6,
    消防工程: 2.2,
    地基处理与边坡支护工程: 2.4,
    电梯工程: 2.4,
    砌筑工程: 0.7,
  },
  'education.school': {
    桩基工程: 0.7,
    通风空调工程: 2.4,
    天棚工程: 1.6,
    楼地面装饰工程: 1.4,
    智能化工程: 2,
    电梯工程: 0.5,
  },
  'medical.hospital': {
    通风空调工程: 11,
    智能化工程: 4,
    电气工程: 2.8,
    给排水工程: 1.9,
    楼地面装饰工程: 1.9,
    天棚工程: 2.8,
    墙柱面装饰与幕墙工程: 2.2,
    消防工程: 1.7,
    电梯工程: 1.6,
  },
  'industrial.plant': {
    砌筑工程: 0.6,
    垂直运输及超高增加: 0.4,
    电梯工程: 0.2,
    楼地面装饰工程: 1.5,
    保温隔热防腐工程: 0.6,
    天棚工程: 0.3,
    屋面及防水工程: 2.4,
    电气工程: 1.1,
    栏杆扶手及其他装饰工程: 0.5,
    智能化工程: 0.5,
  },
  'underground.garage': {
    土石方工程: 5,
    地基处理与边坡支护工程: 6,
    砌筑工程: 0.4,
    混凝土工程: 2.6,
    钢筋工程: 2.4,
    模板工程: 1.5,
    屋面及防水工程: 3,
    门窗工程: 0.25,
    保温隔热防腐工程: 0.3,
    墙柱面装饰与幕墙工程: 0.4,
    电梯工程: 0.15,
    通风空调工程: 3.4,
    消防工程: 1.8,
    垂直运输及超高增加: 0.4,
    脚手架工程: 0.6,
    天棚工程: 0.5,
  },
};

export const partWeight = (type: ProjectType, part: PartName): number =>
  PARTS[part][0] * (DEPARTURES[type][part] ?? 1);

export type UnitName = (typeof PARTS)[PartName][1] | '室外工程';
export const UNIT_NAMES: readonly UnitName[] = [
  ...(['建筑工程', '装饰装修工程', '给排水工程', '电气工程', '通风空调工程'] as const),
  ...(['消防工程', '智能化工程', '电梯工程', '室外工程'] as const),
];
export const unitOf = (part: PartName): UnitName => PARTS[part][1];
