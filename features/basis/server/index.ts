import type { Pool } from 'pg';
import { remember } from '#infra/server/jobs/remember';
import { route, type Route } from '#infra/server/http/route';
import { basisTableCall } from '../contract';
import { basisTable } from './store';

export { loadSampleFactors, removeSampleFactors } from './load-sample-factors';
export { basisTable } from './store';

/** The table is the same for everybody; after a new issue it may be this old, in milliseconds. */
const LIFE = 60_000;

/** `now` counts milliseconds from any start. */
export const basisRoutes = (deps: { readonly pool: Pool; readonly now?: () => number }): readonly Route[] => {
  const table = remember(() => basisTable(deps.pool), LIFE, deps.now ?? (() => performance.now()));
  return [route(basisTableCall, () => table())];
};
