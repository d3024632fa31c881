import type { Pool } from 'pg';
import { serve, type Serving } from '../../../infra/server/serve';
import { areasCall, findProvinceCall, NATIONWIDE, SPECIAL_AREAS, visitorAreaCall } from '../contract';
import { categories } from './categories';
import { openRegister, type LocateAddress } from './locate-address';
import { allRegions, provincesOf } from './store';
import { visitorArea } from './visitor-area';

export { openRegister } from './locate-address';
export { loadRegions } from './load-regions';

export const regionServings = (deps: {
  readonly pool: Pool;
  readonly locate?: LocateAddress;
}): readonly Serving[] => {
  const locate = deps.locate ?? openRegister();
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
