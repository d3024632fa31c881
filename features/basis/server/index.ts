import type { Pool } from 'pg';
import { remember } from '#infra/server/jobs/remember';
import { route } from '#infra/server/http/route';
import type { ServerSlice } from '#infra/server/server-slice';
import { basisTableCall } from '../contract';
import { factorSamples } from '../samples';
import { basisTable } from './store';

export { basisTable } from './store';

/** The table is the same for everybody; after a new issue it may be this old, in milliseconds. */
const LIFE = 60_000;

/** `now` counts milliseconds from any start. */
export const basisServer = (deps: { readonly pool: Pool; readonly now?: () => number }): ServerSlice => {
  const table = remember(() => basisTable(deps.pool), LIFE, deps.now ?? (() => performance.now()));
  return { routes: [route(basisTableCall, () => table())], samples: factorSamples };
};
