import { projectPath } from '#src/contract/records';
import type { ProjectRow } from '../contract';

export const GRADE_LABELS: Readonly<Record<ProjectRow['grade'], string>> = {
  A: '资料完整',
  B: '资料较完整',
  C: '资料欠缺',
};

export const detailAddress = (id: string): string => `#${projectPath(id)}`;

/** 33/2, above and below ground. */
export const floorsOf = ({ floorsAbove, floorsBelow }: ProjectRow): string => `${floorsAbove}/${floorsBelow}`;
