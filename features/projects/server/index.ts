import type { Pool } from 'pg';
import type { FilterValues } from '#src/contract/listing/list';
import type { Provenance } from '#src/contract/provenance';
import { projectPath } from '#src/contract/records';
import { readBasis } from '#src/costing/basis';
import { member, route, transactionOf } from '#infra/server/http/route';
import { Parameters } from '#infra/server/postgres/parameters';
import type { ServerSlice } from '#infra/server/server-slice';
import {
  findProjectsCall,
  PROJECT_TYPES,
  projectDetailCall,
  type projectList,
  type ProjectRow,
} from '../contract';
import { markFigureCall } from '../contract-verdicts';
import { readPeers } from '../peer-choice';
import { projectSamples } from '../samples';
import { filterConditions } from './conditions';
import { projectDetail, type Withdrawal } from './detail';
import { projectFiles } from './files';
import { findProjects } from './find-projects';
import { ROW_COLUMNS, ROW_TABLES } from './row';
import { markFigure, type IsOwn } from './verdicts/mark-figure';

const COUNT = `
  insert into project_view (project_id, day, viewer)
  select $1::text, today.day, sha256(convert_to(concat_ws(' ', $1::text, today.day::text, $2::text), 'UTF8'))
  from (select (now() at time zone 'Asia/Shanghai')::date as day) today
  on conflict do nothing`;

/** A member counts once a day and project, however often the page is read in another basis. */
const countView = async (pool: Pool, projectId: string, accountId: string): Promise<void> => {
  await pool.query(COUNT, [projectId, accountId]);
};

interface Where {
  /** On the project `p`; `true` where nothing is asked. Its parameters begin with `$1`. */
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** The list's own conditions, for other sections that count the same projects. */
export const whereProjects = (filter: FilterValues<typeof projectList>): Where => {
  const parameters = new Parameters();
  return { sql: filterConditions(filter, parameters).join(' and ') || 'true', values: parameters.values };
};

const DESCRIBED = `select ${ROW_COLUMNS}, p.provenance from ${ROW_TABLES} where p.id = any ($1::text[])`;

/** What other sections show of a project: 收藏, 点赞. */
const describeProjects = (pool: Pool) => async (ids: readonly string[]) => {
  const { rows } = await pool.query<ProjectRow & { readonly provenance: Provenance }>(DESCRIBED, [ids]);
  return rows.map(({ id, name, type, structure, areaName, priceDate, unitCost, taxBasis, provenance }) => ({
    ref: id,
    title: name,
    subtitle: `${PROJECT_TYPES[type]} ${structure}`,
    areaName,
    priceDate,
    figure: { label: '单方造价', value: unitCost, unit: '元/㎡', basis: taxBasis },
    address: projectPath(id),
    provenance,
  }));
};

export { contributeProject, projectWords, readPlace, withdrawProject } from './contribute';
export { Unclear } from '#infra/server/import/unclear';
export { similarTo } from './similar';

/** The specification names the search under two paths. */
const findProjectsCallOfOld = { ...findProjectsCall, path: '/search/getSolrData' } as const;

export interface ProjectsPlan {
  readonly pool: Pool;
  /** Since when a project is withdrawn, and why; undefined when it never was. */
  readonly withdrawal?: Withdrawal;
  /** Whether the account, or its organisation, has contributed the project. */
  readonly isOwn?: IsOwn;
}

export const projectsServer = ({
  pool,
  withdrawal,
  isOwn = () => Promise.resolve(false),
}: ProjectsPlan): ServerSlice => ({
  routes: [
    route(findProjectsCall, ({ body }) => findProjects(pool, body)),
    route(findProjectsCallOfOld, ({ body }) => findProjects(pool, body)),
    route(projectDetailCall, async ({ query: { id, basis = '', peers }, ...context }) => {
      const { isPublisher, accountId } = member(context);
      const isOwnOne = await isOwn(pool, accountId, id);
      const mayMark = isPublisher && !isOwnOne;
      const more = { mayMark, readerId: accountId, ...(withdrawal && { withdrawal }) };
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
});
