import type { Pool } from 'pg';
import { member, route, transactionOf } from '#infra/server/http/route';
import type { ServerSlice } from '#infra/server/server-slice';
import { baseInfoCall, indexResultCall, viewTokenCall } from '../contract';
import { contactCall } from '../contract-contact';
import { describeIndexes } from './describe-indexes';
import { findIndexes } from './find-indexes';
import { keepContact } from './keep-contact';
import { indexSamples } from '../samples';
import { presentHead, showIndex } from './show-index';
import { checkViewToken, issueViewToken, VIEW_LIFE_MS } from './view-token';

export interface CostIndexParts {
  readonly pool: Pool;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

export const costIndexesServer = ({ pool, now = () => Date.now() }: CostIndexParts): ServerSlice => ({
  routes: [
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
  ],
  samples: indexSamples,
  records: { costIndex: { describe: describeIndexes(pool) } },
});
