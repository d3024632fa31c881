import type { FilterValues } from '#src/contract/listing/list';
import type { projectList } from '../contract';
import { Parameters } from '#infra/server/postgres/parameters';
import { filterConditions } from './conditions';

export interface Where {
  /** On the project `p`; `true` where nothing is asked. Its parameters begin with `$1`. */
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** The list's own conditions, for other sections that count the same projects. */
export const whereProjects = (filter: FilterValues<typeof projectList>): Where => {
  const parameters = new Parameters();
  return { sql: filterConditions(filter, parameters).join(' and ') || 'true', values: parameters.values };
};
