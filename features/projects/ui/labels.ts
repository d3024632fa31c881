import {
  PROJECT_TYPES,
  TYPE_GROUPS,
  type ProjectFilter,
  type ProjectRow,
  type ProjectType,
} from '../contract';

export const HEIGHT_LABELS: Readonly<Record<NonNullable<ProjectFilter['height']>, string>> = {
  low: '低层 1–3 层',
  multi: '多层 4–6 层',
  mid: '中高层 7–9 层',
  high: '高层 10–33 层',
  super: '超高层 34 层以上',
};

export const GRADE_LABELS: Readonly<Record<ProjectRow['grade'], string>> = {
  A: '资料完整',
  B: '资料较完整',
  C: '资料欠缺',
};

/** Of a type, or of a whole group. */
export const typeLabel = (type: NonNullable<ProjectFilter['type']>): string =>
  type in TYPE_GROUPS ? TYPE_GROUPS[type as keyof typeof TYPE_GROUPS] : PROJECT_TYPES[type as ProjectType];

export const detailAddress = (id: string): string => `#/commonproj/detail/${encodeURIComponent(id)}`;

/** 33/2, above and below ground. */
export const floorsOf = ({ floorsAbove, floorsBelow }: ProjectRow): string => `${floorsAbove}/${floorsBelow}`;
