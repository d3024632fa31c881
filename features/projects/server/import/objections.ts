import type { Project } from '../project';

const RANGES = {
  area: ['建筑面积', 50, 2_000_000, '㎡'],
  unitCost: ['单方造价', 200, 60_000, '元/㎡'],
  floorsAbove: ['地上层数', 0, 150, '层'],
  floorsBelow: ['地下层数', 0, 10, '层'],
  height: ['檐高', 2, 700, 'm'],
} as const;
const TOLERANCE = 0.02;
const NAME_LENGTH = 200;
const FIRST_MONTH = '1995-01';

const number = (value: number): string => value.toLocaleString('zh-CN', { maximumFractionDigits: 2 });

type Ranged = keyof typeof RANGES;

/** One reason, or none. */
export const outOfRange = (field: Ranged, value: number | null): string[] => {
  const [label, least, greatest, unit] = RANGES[field];
  if (value === null || (value >= least && value <= greatest)) return [];
  const range = `${number(least)}–${number(greatest)}`;
  return [`${label} ${number(value)} ${unit}超出合理范围（${range}），请检查数字和单位`];
};

/** Reasons against a project whose fields could all be read; `thisMonth` as YYYY-MM. */
export const objectionsTo = (project: Project, thisMonth: string): string[] => {
  const { name, area, areaAbove, areaBelow, floorsAbove, floorsBelow, priceDate } = project;
  const objections = (Object.keys(RANGES) as Ranged[]).flatMap((field) => outOfRange(field, project[field]));
  if (name.length > NAME_LENGTH) objections.push(`项目名称超过 ${NAME_LENGTH} 个字`);
  if (areaAbove < 0 || areaBelow < 0) objections.push('地上、地下面积不能小于 0');
  if (Math.abs(areaAbove + areaBelow - area) / area > TOLERANCE) {
    objections.push(
      `地上面积 ${number(areaAbove)} + 地下面积 ${number(areaBelow)} 与建筑面积 ${number(area)} ㎡相差超过 2%`,
    );
  }
  if (floorsAbove + floorsBelow === 0) objections.push('地上、地下层数不能都是 0');
  if (priceDate < FIRST_MONTH || priceDate > thisMonth)
    objections.push(`价格期 ${priceDate} 不在 ${FIRST_MONTH} 至 ${thisMonth} 之间`);
  return objections;
};
