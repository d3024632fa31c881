import type { Pool } from 'pg';
import { route } from '#infra/server/http/route';
import { remember } from '#infra/server/jobs/remember';
import type { ServerSlice } from '#infra/server/server-slice';
import { homeCall, type HomeContent } from '../contract';
import { outlineCall } from '../contract-outline';
import { movers, ticker, tiles } from './figures-store';
import { holdings, newest, type Holding } from './store';

type Section = HomeContent['sections'][number];

const SECTIONS: readonly Pick<Section, 'key' | 'unit' | 'note'>[] = [
  { key: 'commonproj', unit: '个工程', note: '单方造价、分部与含量指标，逐项可查来历' },
  { key: 'projectCost', unit: '条指数', note: '综合、人工与主要材料指数，按月更新' },
  { key: 'comprehensiveUnitPrice', unit: '条单价', note: '清单综合单价与费用组成' },
  { key: 'laborSubcontracting', unit: '条价格', note: '分工种劳务分包价格' },
  { key: 'policy', unit: '份文件', note: '计价依据与调价文件，标明效力' },
  { key: 'industry-index', unit: '项指标', note: '行业主管部门发布的指标与指数' },
  { key: 'waterConUrbanRenew', unit: '项指标', note: '水利工程与城市更新造价指标' },
];

/** Every section in the order of the menu; one without a holding is not open yet. */
const sectionsOf = (holdings: Readonly<Record<string, Holding>>): HomeContent['sections'] =>
  SECTIONS.map((section) => ({
    ...section,
    count: holdings[section.key]?.count ?? null,
    updatedAt: holdings[section.key]?.updatedAt ?? null,
  }));

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
export const homeServer = (deps: { readonly pool: Pool; readonly now?: () => number }): ServerSlice => {
  const home = remember(() => readHome(deps.pool), LIFE, deps.now ?? (() => performance.now()));
  return {
    routes: [
      route(homeCall, () => home()),
      // Of the same minute as the page, so that the two never contradict each other.
      route(outlineCall, async () => (await home()).sections),
    ],
  };
};
