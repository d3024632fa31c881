import { isWithin, LONGEST_PROJECT_NAME, priceDateIssue, PROJECT_BOUNDS } from '#src/contract/project-bounds';
import { TOLERANCE } from '#src/costing/tolerance';
import type { Project } from '../project';
import { FIELDS } from './fields';

type Ranged = Exclude<keyof typeof PROJECT_BOUNDS, 'taxRate'>;
const UNITS: Readonly<Record<Ranged, string>> = {
  area: '㎡',
  unitCost: '元/㎡',
  floorsAbove: '层',
  floorsBelow: '层',
  height: 'm',
};

const number = (value: number): string => value.toLocaleString('zh-CN', { maximumFractionDigits: 2 });

/** One reason, or none. */
export const outOfRange = (field: Ranged, value: number | null): string[] => {
  const bounds = PROJECT_BOUNDS[field];
  if (value === null || isWithin(bounds, value)) return [];
  const range = bounds.map(number).join('–');
  return [
    `${FIELDS[field].label} ${number(value)} ${UNITS[field]}超出合理范围（${range}），请检查数字和单位`,
  ];
};

/** Reasons against a project whose fields could all be read; `thisMonth` as YYYY-MM. */
export const objectionsTo = (project: Project, thisMonth: string): string[] => {
  const { name, area, areaAbove, areaBelow, floorsAbove, floorsBelow, priceDate } = project;
  const objections = (Object.keys(UNITS) as Ranged[]).flatMap((field) => outOfRange(field, project[field]));
  if (name.length > LONGEST_PROJECT_NAME) objections.push(`项目名称超过 ${LONGEST_PROJECT_NAME} 个字`);
  if (areaAbove < 0 || areaBelow < 0) objections.push('地上、地下面积不能小于 0');
  if (Math.abs(areaAbove + areaBelow - area) / area > TOLERANCE) {
    objections.push(
      `地上面积 ${number(areaAbove)} + 地下面积 ${number(areaBelow)} 与建筑面积 ${number(area)} ㎡相差超过 2%`,
    );
  }
  if (floorsAbove + floorsBelow === 0) objections.push('地上、地下层数不能都是 0');
  const misdated = priceDateIssue(priceDate, thisMonth);
  return misdated ? [...objections, misdated] : objections;
};
