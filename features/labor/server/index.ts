import type { Pool } from 'pg';
import { route } from '#infra/server/http/route';
import type { ServerSlice } from '#infra/server/server-slice';
import {
  areaInfosCall,
  countedSectionsCall,
  findPricesCall,
  sectionDetailsCall,
  sectionsCall,
} from '../contract';
import { areaPricesCall, priceTrendCall } from '../contract-line';
import { laborSamples } from '../samples';
import { describePrices } from './describe-prices';
import { findPrices } from './find-prices';
import { areaPrices, priceTrend, type ReadLabourIndex } from './price-trend';
import { readAreaInfos, readSections } from './sections';

export interface LaborParts {
  readonly pool: Pool;
  readonly readLabourIndex: ReadLabourIndex;
}

export const laborServer = ({ pool, readLabourIndex }: LaborParts): ServerSlice => ({
  routes: [
    route(areaInfosCall, () => readAreaInfos(pool)),
    route(sectionsCall, () => readSections(pool)),
    route(countedSectionsCall, async ({ query }) => (await findPrices(pool, query)).sections),
    route(sectionDetailsCall, async ({ query }) => (await findPrices(pool, query)).rows),
    route(findPricesCall, ({ query }) => findPrices(pool, query)),
    route(priceTrendCall, ({ query }) => priceTrend(pool, query.id, readLabourIndex)),
    route(areaPricesCall, ({ query }) => areaPrices(pool, query.id, query.period)),
  ],
  samples: laborSamples,
  records: { labor: { describe: describePrices(pool) } },
});
