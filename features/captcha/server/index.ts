import type { Pool } from 'pg';
import { route } from '#infra/server/http/route';
import type { ServerSlice } from '#infra/server/server-slice';
import { challengeCall } from '../contract';
import { countDemand, factorFor } from './demand';
import { forgetOld } from './forget-old';
import { issueChallenge } from './issue-challenge';

/** Old rows are swept once for this many challenges. */
const SWEEP_EVERY = 256;

export const captchaServer = ({ pool }: { readonly pool: Pool }): ServerSlice => {
  let issued = 0;
  return {
    routes: [
      route(challengeCall, async ({ query, ip, reply }) => {
        reply.setHeader('cache-control', 'no-store');
        if (issued++ % SWEEP_EVERY === 0) await forgetOld(pool);
        return issueChallenge(pool, query.purpose, factorFor(await countDemand(pool, ip)));
      }),
    ],
  };
};
