import type { TableRow } from '#infra/server/import/table';
import type { Project } from '../project';

/** A row that became a project. */
export interface Accepted {
  readonly row: TableRow;
  readonly project: Project;
  /** That it looks unusual and is right was said in the file. */
  readonly isConfirmed: boolean;
}
