import type { Pool } from 'pg';
import { route } from '#infra/server/http/route';
import { remember } from '#infra/server/jobs/remember';
import type { ServerSlice } from '#infra/server/server-slice';
import { HOLDINGS, RECORDS, sectionKeys } from '#src/contract/records';
import { homeCall, type HomeContent } from '../contract';
import { figuresCall } from '../contract-figures';
import { outlineCall } from '../contract-outline';
import { fresh } from './fresh';
import { placedFigures, rememberedFigures } from './placed-figures';
import { areUnitPricesMade, holdings, newest, type Holding } from './store';
import { tiles } from './tiles';

/** Every section in the order of the menu; one without a holding is not open yet. */
const sectionsOf = (holdings: Readonly<Record<string, Holding>>, isMade: boolean): HomeContent['sections'] =>
  sectionKeys.map((key) => ({
    key,
    ...HOLDINGS[key],
    count: holdings[key]?.count ?? null,
    updatedAt: holdings[key]?.updatedAt ?? null,
    ...(isMade && key === RECORDS.unitPrice.in && { isMade }),
  }));

/** The page is the same for everybody; after an import it may be this old, in milliseconds. */
const LIFE = 60_000;

export const readHome = async (pool: Pool): Promise<HomeContent> => {
  const [{ ticker, movers }, map, arrivals, entries, held, isMade] = await Promise.all([
    placedFigures(pool, {}),
    tiles(pool),
    newest(pool),
    fresh(pool),
    holdings(pool),
    areUnitPricesMade(pool),
  ]);
  return {
    ticker: ticker.map(({ areaName: _, ...series }) => series),
    tiles: map,
    movers: movers.rows,
    newest: arrivals,
    fresh: entries,
    sections: sectionsOf(held, isMade),
  };
};

export interface HomeServer extends ServerSlice {
  /** For the start page, which is sent with it. */
  readonly home: { readonly path: string; readonly content: () => Promise<HomeContent> };
}

/** `now` counts milliseconds from any start. */
export const homeServer = (deps: { readonly pool: Pool; readonly now?: () => number }): HomeServer => {
  const now = deps.now ?? (() => performance.now());
  const home = remember(() => readHome(deps.pool), LIFE, now);
  const figures = rememberedFigures(deps.pool, LIFE, now);
  return {
    home: { path: homeCall.path, content: home },
    routes: [
      route(homeCall, () => home()),
      route(figuresCall, ({ query }) => figures(query)),
      // Of the same minute as the page, so that the two never contradict each other.
      route(outlineCall, async () => (await home()).sections),
    ],
  };
};
