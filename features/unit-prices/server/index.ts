import type { Pool } from 'pg';
import { member, route, transactionOf, type Route } from '#infra/server/http/route';
import { remember } from '#infra/server/jobs/remember';
import type { RecordSection } from '#infra/server/server-slice';
import {
  countUnitPricesCall,
  exportUnitPricesCall,
  findUnitPricesCall,
  tradeTreeCall,
  type UnitPricePage,
  type UnitPriceQuery,
} from '../contract';
import {
  compositionsCall,
  normsAndSummariesCall,
  normsCall,
  resourceSummariesCall,
  templatesCall,
  unitPriceInfoCall,
} from '../contract-detail';
import { distributionCall, similarCall, trendCall } from '../contract-market';
import {
  changeSchemeCall,
  chooseSchemeCall,
  createSchemeCall,
  removeSchemeCall,
  schemesCall,
} from '../contract-schemes';
import { compositionsOf } from './detail/compositions';
import { distributionOf } from './detail/distribution';
import { unitPriceInfo } from './detail/info';
import { normsAndSummariesOf, normsAnswer, summariesAnswer } from './detail/norms-and-summaries';
import { readRecord } from './detail/record';
import { similarTo } from './detail/similar';
import { readTemplates } from './detail/templates';
import { trendOf } from './detail/trend';
import type { OfferedAreas } from './offered-areas';
import { describeUnitPrices } from './describe-unit-prices';
import { unitPriceFiles } from './files';
import { characteristicFiles } from './groups/characteristic-files';
import { settleStatistics } from './groups/settle-statistics';
import { findUnitPrices, openLists } from './find/find-unit-prices';
import { priceRows } from './schemes/price-rows';
import {
  changeScheme,
  chooseScheme,
  createScheme,
  listSchemes,
  removeScheme,
  schemeOf,
} from './schemes/schemes';
import { unitPriceSamples } from '../samples';
import { readPriceLevels } from './statistics/price-levels';
import { readingIn, type ReadLevels } from './statistics/reading';
import { tradeTree } from './trade-tree';

export { priceInBasis } from './find/price-in-basis';

export interface UnitPriceServer {
  readonly pool: Pool;
  readonly areas: OfferedAreas;
  /** Milliseconds from any start. */
  readonly now?: () => number;
  /** Milliseconds since 1970. */
  readonly clock?: () => number;
}

const accountOf = (context: Parameters<typeof member>[0]): string => member(context).accountId;

interface Opened extends UnitPriceServer {
  readonly readLevels: ReadLevels;
}

const listRoutes = ({ pool, readLevels, clock }: Opened): readonly Route[] => {
  const lists = openLists(pool, readLevels, clock);
  const find = async (
    context: Parameters<typeof member>[0],
    query: UnitPriceQuery,
  ): Promise<UnitPricePage> => {
    const { schemeId } = query;
    const terms = schemeId === undefined ? undefined : await schemeOf(pool, accountOf(context), schemeId);
    return findUnitPrices(lists, query, {
      ...(terms && { priceUnder: (ids) => priceRows(pool, terms, ids) }),
    });
  };
  return [
    route(findUnitPricesCall, (context) => find(context, context.body)),
    route(exportUnitPricesCall, async (context) => {
      const { indexDatas: rows, origins, next, total } = await find(context, context.body);
      return { rows, origins, next, total };
    }),
    route(countUnitPricesCall, ({ body }) => lists.totals.of(body)),
    route(tradeTreeCall, ({ query }) => tradeTree(pool, query)),
    route(templatesCall, async ({ query: { ids } }) => ({
      templates: await readTemplates(pool, ids.split(',').map(Number)),
    })),
  ];
};

const detailRoutes = ({ pool, readLevels }: Opened): readonly Route[] => [
  route(unitPriceInfoCall, async ({ query }) =>
    unitPriceInfo(pool, query, await readingIn(readLevels, query.basis)),
  ),
  route(compositionsCall, async ({ query }) => compositionsOf(await readRecord(pool, query.id))),
  route(normsCall, ({ query }) => normsAnswer(pool, query.id)),
  route(resourceSummariesCall, ({ query }) => summariesAnswer(pool, query.id)),
  route(normsAndSummariesCall, ({ query }) => normsAndSummariesOf(pool, query.id)),
  route(distributionCall, async ({ query }) =>
    distributionOf(pool, query, await readingIn(readLevels, query.basis)),
  ),
  route(trendCall, async ({ query }) => trendOf(pool, query, await readingIn(readLevels))),
  route(similarCall, async ({ query }) => similarTo(pool, query.id, await readingIn(readLevels))),
];

const schemeRoutes = ({ pool }: UnitPriceServer): readonly Route[] => [
  route(schemesCall, (context) => listSchemes(pool, accountOf(context))),
  route(createSchemeCall, (context) =>
    createScheme(transactionOf(context), accountOf(context), context.body),
  ),
  route(changeSchemeCall, (context) =>
    changeScheme(transactionOf(context), accountOf(context), context.body),
  ),
  route(removeSchemeCall, (context) =>
    removeScheme(transactionOf(context), accountOf(context), context.body.id),
  ),
  route(chooseSchemeCall, (context) =>
    chooseScheme(transactionOf(context), accountOf(context), context.body.id),
  ),
];

/** A new issue of the index may be read so many milliseconds late. */
export const LEVELS_LIVE = 60_000;

export const unitPricesServer = (server: UnitPriceServer): RecordSection<'unitPrice'> => {
  const { pool, areas, now = () => performance.now() } = server;
  const opened = { ...server, readLevels: remember(() => readPriceLevels(pool), LEVELS_LIVE, now) };
  return {
    routes: [...listRoutes(opened), ...detailRoutes(opened), ...schemeRoutes(server)],
    samples: unitPriceSamples(areas),
    records: { unitPrice: { describe: describeUnitPrices(pool) } },
    files: [unitPriceFiles(areas), characteristicFiles],
    settle: settleStatistics,
  };
};
