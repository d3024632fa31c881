import type { Pool } from 'pg';
import { member, route, transactionOf } from '#infra/server/http/route';
import type { RecordDeed } from '#infra/server/record-deed';
import { monthAt } from '#src/contract/shanghai-time';
import type { RecordSection } from '#infra/server/server-slice';
import {
  areaInfosCall,
  countedSectionsCall,
  findPricesCall,
  sectionDetailsCall,
  sectionsCall,
} from '../contract';
import {
  collectCall,
  collectRightCall,
  collectStatusCall,
  reviewCall,
  reviewQueueCall,
} from '../contract-collect';
import { areaPricesCall, priceTrendCall } from '../contract-line';
import { laborSamples } from '../samples';
import { collect, collectRight } from './collect/collect';
import { review } from './collect/review';
import { ownSubmissions, reviewQueue } from './collect/submissions';
import { describePrices } from './describe-prices';
import { laborFiles } from './files';
import { findPrices } from './find-prices';
import { areaPrices, priceTrend, type ReadLabourIndex } from './price-trend';
import { readAreaInfos, readSections } from './sections';

export { findWages } from './find-wages';

export interface LaborParts {
  readonly pool: Pool;
  readonly readLabourIndex: ReadLabourIndex;
  readonly recordDeed: RecordDeed;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

export const laborServer = ({
  pool,
  readLabourIndex,
  recordDeed,
  now = () => Date.now(),
}: LaborParts): RecordSection<'labor'> => ({
  routes: [
    route(areaInfosCall, () => readAreaInfos(pool)),
    route(sectionsCall, () => readSections(pool)),
    route(countedSectionsCall, async ({ query }) => (await findPrices(pool, query, monthAt(now()))).sections),
    route(sectionDetailsCall, async ({ query }) => (await findPrices(pool, query, monthAt(now()))).rows),
    route(findPricesCall, ({ query }) => findPrices(pool, query, monthAt(now()))),
    route(priceTrendCall, ({ query }) =>
      priceTrend(pool, query.id, { readLabourIndex, today: monthAt(now()) }),
    ),
    route(areaPricesCall, ({ query }) => areaPrices(pool, query.id, query.period)),
    route(collectRightCall, (context) => collectRight(pool, member(context))),
    route(collectCall, (context) =>
      collect(transactionOf(context), {
        collected: context.body,
        identity: member(context),
        ip: context.ip,
      }),
    ),
    route(collectStatusCall, (context) => ownSubmissions(pool, member(context).accountId)),
    route(reviewQueueCall, (context) => reviewQueue(pool, member(context).accountId)),
    route(reviewCall, (context) =>
      review(transactionOf(context), {
        review: context.body,
        identity: member(context),
        ip: context.ip,
        recordDeed,
      }),
    ),
  ],
  samples: laborSamples,
  files: laborFiles,
  records: { labor: { describe: describePrices(pool) } },
});
