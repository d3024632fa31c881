import type { Pool } from 'pg';
import { remember } from '#infra/server/jobs/remember';
import { member, route } from '#infra/server/http/route';
import type { SectionSlice } from '#infra/server/server-slice';
import { basisTableCall, keepBasisCall, keptBasisCall } from '../contract';
import { factorSamples } from '../samples';
import { keepBasis, keptBasis } from './kept-basis';
import { basisTable } from './store';

/** The table is the same for everybody; after a new issue it may be this old, in milliseconds. */
const LIFE = 60_000;

/** `now` counts milliseconds from any start. */
export const basisServer = (deps: { readonly pool: Pool; readonly now?: () => number }): SectionSlice => {
  const table = remember(() => basisTable(deps.pool), LIFE, deps.now ?? (() => performance.now()));
  return {
    routes: [
      route(basisTableCall, () => table()),
      route(keptBasisCall, (context) => keptBasis(deps.pool, member(context).accountId)),
      route(keepBasisCall, (context) => keepBasis(deps.pool, member(context).accountId, context.body)),
    ],
    samples: factorSamples,
  };
};
