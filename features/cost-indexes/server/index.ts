import type { Pool } from 'pg';
import { member, route, transactionOf, type Route } from '#infra/server/http/route';
import { baseInfoCall, indexResultCall, viewTokenCall } from '../contract';
import { contactCall } from '../contract-contact';
import { findIndexes } from './find-indexes';
import { keepContact } from './keep-contact';
import { presentHead, showIndex } from './show-index';
import { checkViewToken, issueViewToken, VIEW_LIFE_MS } from './view-token';

export { describeIndexes } from './describe-indexes';
export { loadSampleIndexes, removeSampleIndexes } from './load-sample-indexes';

export interface CostIndexParts {
  readonly pool: Pool;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

export const costIndexRoutes = ({ pool, now = () => Date.now() }: CostIndexParts): readonly Route[] => [
  route(baseInfoCall, ({ query }) => findIndexes(pool, query)),

  route(viewTokenCall, async (ask) => {
    const { id } = await presentHead(pool, ask.query.id);
    const { globalId } = member(ask);
    const viewToken = await issueViewToken(pool, { globalId, seriesId: id }, now());
    return { viewToken, lifeMs: VIEW_LIFE_MS };
  }),

  route(indexResultCall, async (ask) => {
    const { id, viewToken, areas, from, to } = ask.query;
    await checkViewToken(pool, viewToken, { globalId: member(ask).globalId, seriesId: id }, now());
    return showIndex(pool, { id, areas: areas?.split(',') ?? [], from, to });
  }),

  route(contactCall, async (ask) => ({
    number: await keepContact(transactionOf(ask), {
      contact: ask.body,
      identity: member(ask),
      ip: ask.ip,
    }),
  })),
];
