import type { Pool } from 'pg';
import { serve, type Serving } from '#infra/server/http/serve';
import { homeCall, type HomeContent } from '../contract';
import { outlineCall } from '../contract-outline';
import { movers, ticker, tiles } from './figures-store';
import { remember } from '#infra/server/jobs/remember';
import { sectionsOf } from './sections';
import { holdings, newest } from './store';

/** The page is the same for everybody; after an import it may be this old, in milliseconds. */
const LIFE = 60_000;

export const readHome = async (pool: Pool): Promise<HomeContent> => {
  const [indexes, map, moved, arrivals, held] = await Promise.all([
    ticker(pool),
    tiles(pool),
    movers(pool),
    newest(pool),
    holdings(pool),
  ]);
  return {
    ticker: indexes,
    tiles: map,
    movers: moved,
    newest: arrivals,
    sections: sectionsOf(held),
  };
};

/** `now` counts milliseconds from any start. */
export const homeServings = (deps: {
  readonly pool: Pool;
  readonly now?: () => number;
}): readonly Serving[] => {
  const home = remember(() => readHome(deps.pool), LIFE, deps.now ?? (() => performance.now()));
  return [
    serve(homeCall, () => home()),
    // Of the same minute as the page, so that the two never contradict each other.
    serve(outlineCall, async () => (await home()).sections),
  ];
};
