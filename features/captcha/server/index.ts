import type { Pool } from 'pg';
import { route, type Route } from '#infra/server/http/route';
import { challengeCall } from '../contract';
import { countDemand, factorFor } from './demand';
import { forgetOld } from './forget-old';
import { issueChallenge } from './issue-challenge';

/** Old rows are swept once for this many challenges. */
const SWEEP_EVERY = 256;

export const captchaRoutes = ({ pool }: { readonly pool: Pool }): readonly Route[] => {
  let issued = 0;
  return [
    route(challengeCall, async ({ query, ip, reply }) => {
      reply.setHeader('cache-control', 'no-store');
      if (issued++ % SWEEP_EVERY === 0) await forgetOld(pool);
      return issueChallenge(pool, query.purpose, factorFor(await countDemand(pool, ip)));
    }),
  ];
};
