import type { ProjectRow } from '../contract';
import type { Project } from './project';

/** 0–100: half for the description, half for the breakdowns. */
export const completenessOf = (project: Project): number => {
  const described = [project.height, project.cityId, ...Object.values(project.overview)];
  const broken = [project.units, project.fees, project.parts, project.contents, project.resources];
  const filled = described.filter((value) => value !== null && value !== '').length / described.length;
  const given = broken.filter(({ length }) => length > 0).length / broken.length;
  return Math.round(50 * filled + 50 * given);
};

export const gradeOf = (completeness: number): ProjectRow['grade'] =>
  completeness >= 90 ? 'A' : completeness >= 70 ? 'B' : 'C';
