import type { Pool } from 'pg';
import { serve, type Serving } from '../../../infra/server/serve';
import { readBasis } from '../../../src/costing/basis';
import { findProjectsCall, projectDetailCall } from '../contract';
import { projectDetail, type Withdrawal } from './detail';
import { readPeers } from '../peer-choice';
import { findProjects } from './find-projects';

export { contributeProject, projectWords, readPlace, withdrawProject } from './contribute';
export { describeProjects } from './describe-projects';
export { exportProjects } from './export-projects';
export { commitImport, prepareImport } from './import/import-file';
export { describe as describeImport, refusedCsv } from './import/report';
export { Unclear } from '../../../infra/server/import/unclear';
export { loadSampleProjects, removeSampleProjects } from './sample/load-sample-projects';
export { similarTo } from './similar';
export { whereProjects } from './where-projects';

/** The specification names the search under two paths. */
const findProjectsCallOfOld = { ...findProjectsCall, path: '/search/getSolrData' } as const;

export interface ProjectsPlan {
  readonly pool: Pool;
  /** Since when a project is withdrawn, and why; undefined when it never was. */
  readonly withdrawal?: Withdrawal;
}

export const projectServings = ({ pool, withdrawal }: ProjectsPlan): readonly Serving[] => [
  serve(findProjectsCall, ({ body }) => findProjects(pool, body)),
  serve(findProjectsCallOfOld, ({ body }) => findProjects(pool, body)),
  serve(projectDetailCall, ({ query }) =>
    projectDetail(pool, query.id, readBasis(query.basis ?? ''), readPeers(query.peers), withdrawal),
  ),
];
