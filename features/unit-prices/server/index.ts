import type { Pool } from 'pg';
import { member, serve, transactionOf, type Serving } from '#infra/server/http/serve';
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
import { readingIn, type ReadBasisTable } from './statistics/levels-in-basis';
import { tradeTree } from './trade-tree';
import { visitorArea, type PlaceOf, type VisitorPlace } from './visitor-area';

export { describeUnitPrices } from './describe-unit-prices';
export { exportUnitPrices } from './export-unit-prices';
export { commitBill, describeBill, prepareBill, refusedBillCsv } from './import/import-file';
export type { OfferedAreas } from './sample/load-sample-unit-prices';
export {
  continueLoading,
  loadSampleUnitPrices,
  removeSampleUnitPrices,
  wantSamples,
} from './sample/load-sample-unit-prices';

export interface UnitPriceServer {
  readonly pool: Pool;
  readonly placeOf: PlaceOf;
  /** Where a visitor from nowhere begins. */
  readonly fallback: VisitorPlace;
  readonly readBasisTable: ReadBasisTable;
}

const accountOf = (ask: Parameters<typeof member>[0]): string => member(ask).accountId;

const listServings = ({ pool, placeOf, fallback, readBasisTable }: UnitPriceServer): readonly Serving[] => {
  const lists = openLists(pool);
  const find = async (ask: Parameters<typeof member>[0], query: UnitPriceQuery): Promise<UnitPricePage> => {
    const { schemeId, basis } = query;
    const terms = schemeId === undefined ? undefined : await schemeOf(pool, accountOf(ask), schemeId);
    return findUnitPrices(lists, query, {
      reading: await readingIn(readBasisTable, basis),
      ...(terms && { priceUnder: (ids) => priceRows(pool, terms, ids) }),
    });
  };
  return [
    serve(findUnitPricesCall, (ask) => find(ask, ask.body)),
    serve(exportUnitPricesCall, async (ask) => {
      const { indexDatas: rows, origins, next, total } = await find(ask, ask.body);
      return { rows, origins, next, total };
    }),
    serve(countUnitPricesCall, ({ body }) => lists.totals.of(body)),
    serve(tradeTreeCall, ({ query }) => tradeTree(pool, query)),
    serve(unitPriceAreaCall, ({ ip }) => visitorArea(placeOf, fallback, ip)),
    serve(templatesCall, async ({ query: { ids, areaId } }) => ({
      templates: await readTemplates(pool, ids.split(',').map(Number), areaId),
    })),
  ];
};

const detailServings = ({ pool, readBasisTable }: UnitPriceServer): readonly Serving[] => [
  serve(unitPriceInfoCall, async ({ query }) =>
    unitPriceInfo(pool, query, await readingIn(readBasisTable, query.basis)),
  ),
  serve(compositionsCall, async ({ query }) => compositionsOf(await readRecord(pool, query.id))),
  serve(normsCall, ({ query }) => normsAnswer(pool, query.id)),
  serve(resourceSummariesCall, ({ query }) => summariesAnswer(pool, query.id)),
  serve(normsAndSummariesCall, ({ query }) => normsAndSummariesOf(pool, query.id)),
  serve(distributionCall, async ({ query }) =>
    distributionOf(pool, query, await readingIn(readBasisTable, query.basis)),
  ),
  serve(trendCall, ({ query }) => trendOf(pool, query)),
  serve(similarCall, ({ query }) => similarTo(pool, query.id)),
];

const schemeServings = ({ pool }: UnitPriceServer): readonly Serving[] => [
  serve(schemesCall, (ask) => listSchemes(pool, accountOf(ask))),
  serve(createSchemeCall, (ask) => createScheme(transactionOf(ask), accountOf(ask), ask.body)),
  serve(changeSchemeCall, (ask) => changeScheme(transactionOf(ask), accountOf(ask), ask.body)),
  serve(removeSchemeCall, (ask) => removeScheme(transactionOf(ask), accountOf(ask), ask.body.id)),
  serve(chooseSchemeCall, (ask) => chooseScheme(transactionOf(ask), accountOf(ask), ask.body.id)),
];

export const unitPriceServings = (server: UnitPriceServer): readonly Serving[] => [
  ...listServings(server),
  ...detailServings(server),
  ...schemeServings(server),
];
