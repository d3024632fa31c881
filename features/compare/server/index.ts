import type { Pool } from 'pg';
import { member, serve, transactionOf, type Serving } from '#infra/server/http/serve';
import { compareCall, removeSavedCall, saveCall, savedCall } from '../contract';
import { compareProjects, type SimilarTo } from './compare-projects';
import { removeSaved, saveComparison, savedOf } from './saved';

export const compareServings = ({
  pool,
  similarTo,
}: {
  readonly pool: Pool;
  readonly similarTo: SimilarTo;
}): readonly Serving[] => [
  serve(compareCall, ({ body }) => compareProjects(pool, similarTo, body)),
  serve(savedCall, async (ask) => ({ saved: await savedOf(pool, member(ask).accountId) })),
  serve(saveCall, (ask) => saveComparison(transactionOf(ask), member(ask).accountId, ask.body)),
  serve(removeSavedCall, async (ask) => {
    await removeSaved(pool, member(ask).accountId, ask.body.id);
    return { id: ask.body.id };
  }),
];
