import type { ProjectFilter } from '../contract';
import { Parameters } from '#infra/server/postgres/parameters';
import { filterConditions, placeConditions } from './conditions';

export interface Where {
  /** On the project `p`; `true` where nothing is asked. Its parameters begin with `$1`. */
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** The list's own conditions, for other sections that count the same projects. */
export const whereProjects = (filter: ProjectFilter & { readonly areaId?: string | undefined }): Where => {
  const { areaId, ...rest } = filter;
  const parameters = new Parameters();
  const conditions = [...placeConditions(areaId, parameters), ...filterConditions(rest, parameters)];
  return { sql: conditions.join(' and ') || 'true', values: parameters.values };
};
