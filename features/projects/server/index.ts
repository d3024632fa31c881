import type { Pool } from 'pg';
import { serve, type Serving } from '../../../infra/server/serve';
import { readBasis } from '../../../src/costing/basis';
import { findProjectsCall, projectDetailCall } from '../contract';
import { readPeers } from '../peer-choice';
import { projectDetail } from './detail';
import { findProjects } from './find-projects';

export { describeProjects } from './describe-projects';
export { exportProjects } from './export-projects';
export { commitImport, prepareImport } from './import/import-file';
export { describe as describeImport, refusedCsv } from './import/report';
export { Unclear } from './import/unclear';
export { REGION_FACTORS } from './sample/bounds';
export { loadSampleProjects, removeSampleProjects } from './sample/load-sample-projects';
export { similarTo } from './similar';
export { whereProjects } from './where-projects';

/** The specification names the search under two paths. */
const findProjectsCallOfOld = { ...findProjectsCall, path: '/search/getSolrData' } as const;

export const projectServings = ({ pool }: { readonly pool: Pool }): readonly Serving[] => [
  serve(findProjectsCall, ({ body }) => findProjects(pool, body)),
  serve(findProjectsCallOfOld, ({ body }) => findProjects(pool, body)),
  serve(projectDetailCall, ({ query }) =>
    projectDetail(pool, query.id, readBasis(query.basis ?? ''), readPeers(query.peers)),
  ),
];
