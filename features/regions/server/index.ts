import type { Pool } from 'pg';
import { provinceOf } from '#infra/server/http/address-register';
import { route } from '#infra/server/http/route';
import type { ServerSlice } from '#infra/server/server-slice';
import { NATIONWIDE } from '#src/contract/places';
import { areasCall, findProvinceCall, SPECIAL_AREAS, visitorAreaCall } from '../contract';
import { categories } from './categories';
import { allRegions, provincesOf } from './store';
import { visitorArea, type LocateAddress } from './visitor-area';

export { loadRegions } from './load-regions';

/** Where unit prices are offered, and where a visitor from nowhere sees them. */
export const UNIT_PRICE_AREAS = {
  fallback: { areaid: SPECIAL_AREAS.unitPriceFallback, name: '北京' },
  unlisted: SPECIAL_AREAS.unlisted,
  oneCity: SPECIAL_AREAS.billItemsOneCity,
} as const;

/** The listed province of an address; null where there is none. */
export const placeOfAddress =
  (pool: Pool, locate: LocateAddress = provinceOf) =>
  async (ip: string) =>
    visitorArea(ip, await allRegions(pool), locate);

export const regionsServer = (deps: {
  readonly pool: Pool;
  readonly locate?: LocateAddress;
}): ServerSlice => {
  const locate = deps.locate ?? provinceOf;
  return {
    routes: [
      route(areasCall, async () => ({
        areas: (await allRegions(deps.pool))
          .filter(({ areaid }) => areaid !== SPECIAL_AREAS.unlisted)
          .map((region) => (region.areaid === NATIONWIDE ? { ...region, subList: [] } : region)),
        categories: [...categories],
      })),
      route(visitorAreaCall, ({ ip }) => placeOfAddress(deps.pool, locate)(ip)),
      route(findProvinceCall, async () => provincesOf(await allRegions(deps.pool))),
    ],
  };
};
