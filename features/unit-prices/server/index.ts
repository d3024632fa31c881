import type { Pool } from 'pg';
import { member, route, transactionOf, type Route } from '#infra/server/http/route';
import type { ServerSlice } from '#infra/server/server-slice';
import {
  countUnitPricesCall,
  exportUnitPricesCall,
  findUnitPricesCall,
  tradeTreeCall,
  unitPriceAreaCall,
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
import { describeUnitPrices } from './describe-unit-prices';
import { unitPriceFiles } from './files';
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
import { readingIn, type ReadBasisTable } from './statistics/levels-in-basis';
import { tradeTree } from './trade-tree';
import { visitorArea, type OfferedAreas, type PlaceOf, type VisitorPlace } from './visitor-area';

export interface UnitPriceServer {
  readonly pool: Pool;
  readonly placeOf: PlaceOf;
  readonly areas: OfferedAreas & {
    /** Where a visitor from nowhere begins. */
    readonly fallback: VisitorPlace;
  };
  readonly readBasisTable: ReadBasisTable;
}

const accountOf = (context: Parameters<typeof member>[0]): string => member(context).accountId;

const listRoutes = ({ pool, placeOf, areas, readBasisTable }: UnitPriceServer): readonly Route[] => {
  const lists = openLists(pool);
  const find = async (
    context: Parameters<typeof member>[0],
    query: UnitPriceQuery,
  ): Promise<UnitPricePage> => {
    const { schemeId, basis } = query;
    const terms = schemeId === undefined ? undefined : await schemeOf(pool, accountOf(context), schemeId);
    return findUnitPrices(lists, query, {
      reading: await readingIn(readBasisTable, basis),
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
    route(unitPriceAreaCall, ({ ip }) => visitorArea(placeOf, areas.fallback, ip)),
    route(templatesCall, async ({ query: { ids, areaId } }) => ({
      templates: await readTemplates(pool, ids.split(',').map(Number), areaId),
    })),
  ];
};

const detailRoutes = ({ pool, readBasisTable }: UnitPriceServer): readonly Route[] => [
  route(unitPriceInfoCall, async ({ query }) =>
    unitPriceInfo(pool, query, await readingIn(readBasisTable, query.basis)),
  ),
  route(compositionsCall, async ({ query }) => compositionsOf(await readRecord(pool, query.id))),
  route(normsCall, ({ query }) => normsAnswer(pool, query.id)),
  route(resourceSummariesCall, ({ query }) => summariesAnswer(pool, query.id)),
  route(normsAndSummariesCall, ({ query }) => normsAndSummariesOf(pool, query.id)),
  route(distributionCall, async ({ query }) =>
    distributionOf(pool, query, await readingIn(readBasisTable, query.basis)),
  ),
  route(trendCall, ({ query }) => trendOf(pool, query)),
  route(similarCall, ({ query }) => similarTo(pool, query.id)),
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

export const unitPricesServer = (server: UnitPriceServer): ServerSlice => ({
  routes: [...listRoutes(server), ...detailRoutes(server), ...schemeRoutes(server)],
  samples: unitPriceSamples(server.areas),
  records: { unitPrice: { describe: describeUnitPrices(server.pool) } },
  files: unitPriceFiles(server.areas),
});
