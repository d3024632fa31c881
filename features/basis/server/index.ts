import type { Pool } from 'pg';
import { remember } from '#infra/server/jobs/remember';
import { member, route } from '#infra/server/http/route';
import type { SectionSlice } from '#infra/server/server-slice';
import { basisTableCall, keepBasisCall, keptBasisCall } from '../contract';
import { factorSamples } from '../samples';
import { keepBasis, keptBasis } from './kept-basis';
import { basisTable } from './store';

export { keepBasisCall };

/** The table is the same for everybody; after a new issue it may be this old, in milliseconds. */
const LIFE = 60_000;

interface TableDeps {
  readonly pool: Pool;
  /** Counts milliseconds from any start. */
  readonly now?: () => number;
}

export const rememberedTable = ({ pool, now = () => performance.now() }: TableDeps) =>
  remember(() => basisTable(pool), LIFE, now);

export const basisServer = (deps: TableDeps): SectionSlice => {
  const table = rememberedTable(deps);
  return {
    routes: [
      route(basisTableCall, () => table()),
      route(keptBasisCall, (context) => keptBasis(deps.pool, member(context).accountId)),
      route(keepBasisCall, (context) => keepBasis(deps.pool, member(context).accountId, context.body)),
    ],
    samples: factorSamples,
  };
};
