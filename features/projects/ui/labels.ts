import type { ProjectFilter, ProjectRow } from '../contract';

export const HEIGHT_LABELS: Readonly<Record<NonNullable<ProjectFilter['height']>, string>> = {
  low: '低层 1–3 层',
  multi: '多层 4–6 层',
  mid: '中高层 7–9 层',
  high: '高层 10–33 层',
  super: '超高层 34 层以上',
};

export const SOURCE_LABELS: Readonly<Record<ProjectRow['source'], string>> = {
  sample: '样例',
  official: '官方发布',
  contributed: '会员贡献',
  computed: '平台测算',
  imported: '本单位导入',
};

export const GRADE_LABELS: Readonly<Record<ProjectRow['grade'], string>> = {
  A: '资料完整',
  B: '资料较完整',
  C: '资料欠缺',
};

export const detailAddress = (id: string): string => `#/commonproj/detail/${encodeURIComponent(id)}`;

/** 33/2, above and below ground. */
export const floorsOf = ({ floorsAbove, floorsBelow }: ProjectRow): string => `${floorsAbove}/${floorsBelow}`;
