import type { Pool } from 'pg';
import { serve, type Serving } from '../../../infra/server/serve';
import { homeCall, type HomeContent } from '../contract';
import { movers, ticker, tiles } from './figures-store';
import { remember } from './remember';
import { sectionsOf } from './sections';
import { newest, projectHolding } from './store';

/** The page is the same for everybody; after an import it may be this old, in milliseconds. */
const LIFE = 60_000;

export const readHome = async (pool: Pool): Promise<HomeContent> => {
  const [indexes, map, moved, arrivals, projects] = await Promise.all([
    ticker(pool),
    tiles(pool),
    movers(pool),
    newest(pool),
    projectHolding(pool),
  ]);
  return {
    ticker: indexes,
    tiles: map,
    movers: moved,
    newest: arrivals,
    sections: sectionsOf({ commonproj: projects }),
  };
};

/** `now` counts milliseconds from any start. */
export const homeServings = (deps: {
  readonly pool: Pool;
  readonly now?: () => number;
}): readonly Serving[] => {
  const home = remember(() => readHome(deps.pool), LIFE, deps.now ?? (() => performance.now()));
  return [serve(homeCall, () => home())];
};
