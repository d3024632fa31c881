import type { Pool } from 'pg';
import { provinceOf } from '../../../infra/server/address-register';
import { serve, type Serving } from '../../../infra/server/serve';
import { areasCall, findProvinceCall, NATIONWIDE, SPECIAL_AREAS, visitorAreaCall } from '../contract';
import { categories } from './categories';
import { allRegions, provincesOf } from './store';
import { visitorArea, type LocateAddress } from './visitor-area';

export { loadRegions } from './load-regions';

export const regionServings = (deps: {
  readonly pool: Pool;
  readonly locate?: LocateAddress;
}): readonly Serving[] => {
  const locate = deps.locate ?? provinceOf;
  return [
    serve(areasCall, async () => ({
      areas: (await allRegions(deps.pool))
        .filter(({ areaid }) => areaid !== SPECIAL_AREAS.unlisted)
        .map((region) => (region.areaid === NATIONWIDE ? { ...region, subList: [] } : region)),
      categories: [...categories],
    })),
    serve(visitorAreaCall, async ({ ip }) => visitorArea(ip, await allRegions(deps.pool), locate)),
    serve(findProvinceCall, async () => provincesOf(await allRegions(deps.pool))),
  ];
};
