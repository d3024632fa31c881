import type { Pool } from 'pg';
import { member, route, transactionOf } from '#infra/server/http/route';
import type { ServerSlice } from '#infra/server/server-slice';
import { compareCall, removeSavedCall, saveCall, savedCall } from '../contract';
import { compareProjects, type SimilarTo } from './compare-projects';
import { removeSaved, saveComparison, savedOf } from './saved';

export const compareServer = ({
  pool,
  similarTo,
}: {
  readonly pool: Pool;
  readonly similarTo: SimilarTo;
}): ServerSlice => ({
  routes: [
    route(compareCall, ({ body }) => compareProjects(pool, similarTo, body)),
    route(savedCall, async (ask) => ({ saved: await savedOf(pool, member(ask).accountId) })),
    route(saveCall, (ask) => saveComparison(transactionOf(ask), member(ask).accountId, ask.body)),
    route(removeSavedCall, async (ask) => {
      await removeSaved(pool, member(ask).accountId, ask.body.id);
      return { id: ask.body.id };
    }),
  ],
});
