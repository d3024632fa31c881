import type { Pool } from 'pg';
import { member, serve, transactionOf, type Serving } from '../../../infra/server/serve';
import {
  countUnitPricesCall,
  exportUnitPricesCall,
  findUnitPricesCall,
  tradeTreeCall,
  unitPriceAreaCall,
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
import { withOrigins } from './find/export-rows';
import { findUnitPrices, type PriceUnder } from './find/find-unit-prices';
import { openTotals } from './find/totals';
import { priceRows } from './schemes/price-rows';
import {
  changeScheme,
  chooseScheme,
  createScheme,
  listSchemes,
  removeScheme,
  schemeOf,
} from './schemes/schemes';
import { readState } from './state';
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
}

const accountOf = (ask: Parameters<typeof member>[0]): string => member(ask).accountId;

const listServings = ({ pool, placeOf, fallback }: UnitPriceServer): readonly Serving[] => {
  const totals = openTotals(pool, async () => (await readState(pool)).revision);
  const priceUnder = async (
    ask: Parameters<typeof member>[0],
    schemeId: string | undefined,
  ): Promise<PriceUnder | undefined> => {
    if (schemeId === undefined) return undefined;
    const terms = await schemeOf(pool, accountOf(ask), schemeId);
    return (ids) => priceRows(pool, terms, ids);
  };
  return [
    serve(findUnitPricesCall, async (ask) =>
      findUnitPrices(pool, totals, ask.body, await priceUnder(ask, ask.body.schemeId)),
    ),
    serve(exportUnitPricesCall, async (ask) =>
      withOrigins(
        pool,
        await findUnitPrices(pool, totals, ask.body, await priceUnder(ask, ask.body.schemeId)),
      ),
    ),
    serve(countUnitPricesCall, ({ body }) => totals.of(body)),
    serve(tradeTreeCall, ({ query }) => tradeTree(pool, query)),
    serve(unitPriceAreaCall, ({ ip }) => visitorArea(placeOf, fallback, ip)),
    serve(templatesCall, async ({ query: { ids, areaId } }) => ({
      templates: await readTemplates(pool, ids.split(',').map(Number), areaId),
    })),
  ];
};

const detailServings = ({ pool }: UnitPriceServer): readonly Serving[] => [
  serve(unitPriceInfoCall, ({ query }) => unitPriceInfo(pool, query.id, query.projectId)),
  serve(compositionsCall, async ({ query }) => compositionsOf(await readRecord(pool, query.id))),
  serve(normsCall, ({ query }) => normsAnswer(pool, query.id)),
  serve(resourceSummariesCall, ({ query }) => summariesAnswer(pool, query.id)),
  serve(normsAndSummariesCall, ({ query }) => normsAndSummariesOf(pool, query.id)),
  serve(distributionCall, ({ query }) => distributionOf(pool, query)),
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
