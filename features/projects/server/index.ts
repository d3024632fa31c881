import type { Pool } from 'pg';
import { readBasis } from '#src/costing/basis';
import { member, route, transactionOf } from '#infra/server/http/route';
import type { RecordSection } from '#infra/server/server-slice';
import { findProjectsCall, projectDetailCall } from '../contract';
import { markFigureCall } from '../contract-verdicts';
import { readPeers } from '../peer-choice';
import { projectSamples } from '../samples';
import { countView } from './count-view';
import { describeProjects } from './describe-projects';
import { projectDetail, type SeriesIn, type Withdrawal } from './detail';
import { projectFiles } from './files';
import { findProjects } from './find-projects';
import { settleLevels } from './settle-levels';
import { markFigure, type IsOwn } from './verdicts/mark-figure';

export { whereProjects } from './conditions';
export { contributeProject, projectWords, readPlace, withdrawProject } from './contribute';
export { composeReport } from './report';
export { findSubjects, readSubjects } from './report-subjects';
export { similarTo } from './similar';

/** The specification names the search under two paths. */
const findProjectsCallOfOld = { ...findProjectsCall, path: '/search/getSolrData' } as const;

export interface ProjectsPlan {
  readonly pool: Pool;
  /** Since when a project is withdrawn, and why; undefined when it never was. */
  readonly withdrawal?: Withdrawal;
  /** Whether the account, or its organisation, has contributed the project. */
  readonly isOwn?: IsOwn;
  readonly seriesIn?: SeriesIn;
}

export const projectsServer = ({
  pool,
  withdrawal,
  isOwn = () => Promise.resolve(false),
  seriesIn,
}: ProjectsPlan): RecordSection<'project'> => ({
  routes: [
    route(findProjectsCall, ({ body }) => findProjects(pool, body)),
    route(findProjectsCallOfOld, ({ body }) => findProjects(pool, body)),
    route(projectDetailCall, async ({ query: { id, basis = '', peers }, ...context }) => {
      const { isPublisher, accountId } = member(context);
      const isOwnOne = await isOwn(pool, accountId, id);
      const mayMark = isPublisher && !isOwnOne;
      const more = {
        mayMark,
        readerId: accountId,
        ...(withdrawal && { withdrawal }),
        ...(seriesIn && { seriesIn }),
      };
      const detail = await projectDetail(pool, id, readBasis(basis), readPeers(peers), more);
      if (detail.row.source === 'contributed' && !isOwnOne) await countView(pool, id, accountId);
      return detail;
    }),
    route(markFigureCall, (context) =>
      markFigure(transactionOf(context), { pool, isOwn }, member(context).accountId, context.body),
    ),
  ],
  samples: projectSamples,
  records: { project: { describe: describeProjects(pool), ...(withdrawal && { withdrawal }) } },
  files: projectFiles,
  settle: settleLevels,
});
