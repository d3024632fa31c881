import type { ClientBase, Pool } from 'pg';
import { NATIONWIDE } from '#src/contract/places';
import { findProvinceCall } from '#src/contract/provinces';
import { visitorAreaCall } from '#src/contract/visitor-area';
import { GROUPS, recordOf, sectionOf } from '#src/contract/records';
import { provinceOf } from '#infra/server/http/address-register';
import { route } from '#infra/server/http/route';
import type { ServerSlice } from '#infra/server/server-slice';
import { areasCall, SPECIAL_AREAS, type Category, type Region } from '../contract';
import { regionTable } from './region-table';
import { allRegions, provincesOf } from './store';

/** The kinds of record the portal searches, by the codes its search groups carry. */
const categories: readonly Category[] = GROUPS.map((code) => ({ code, name: sectionOf(recordOf(code)) }));

/** Brings the table `region` to the state of the country's table; running it again changes nothing. */
export const loadRegions = async (client: ClientBase | Pool): Promise<void> => {
  await client.query(
    `insert into region (areaid, gb2260, name, short_name, pid, letter, sort_key, level, status)
     select * from unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::int[], $6::text[], $7::int[], $8::smallint[], $9::text[])
     on conflict (areaid) do update set
       gb2260 = excluded.gb2260, name = excluded.name, short_name = excluded.short_name, pid = excluded.pid,
       letter = excluded.letter, sort_key = excluded.sort_key, level = excluded.level, status = excluded.status
     where (region.*) is distinct from (excluded.*)`,
    [
      regionTable.map(({ areaid }) => Number(areaid)),
      regionTable.map(({ gb2260 }) => gb2260),
      regionTable.map(({ name }) => name),
      regionTable.map(({ shortName }) => shortName),
      regionTable.map(({ pid }) => Number(pid)),
      regionTable.map(({ letter }) => letter),
      regionTable.map(({ sortKey }) => sortKey),
      regionTable.map(({ level }) => level),
      regionTable.map(({ status }) => status),
    ],
  );
};

/** Province or region name an address is registered in (广东省, 内蒙古); undefined where unknown. */
type LocateAddress = (ip: string) => string | undefined;

/** The listed province of an address; null when the address is private, foreign, unknown or its province is not offered. */
const visitorArea = (
  ip: string,
  regions: readonly Region[],
  locate: LocateAddress,
): { readonly areaid: string; readonly name: string } | null => {
  const place = locate(ip);
  const region =
    place &&
    regions.find(
      ({ areaid, name, status }) =>
        areaid !== NATIONWIDE &&
        areaid !== SPECIAL_AREAS.unlisted &&
        status === 'open' &&
        place.startsWith(name),
    );
  return region ? { areaid: region.areaid, name: region.name } : null;
};

/** Where unit prices are offered. */
export const UNIT_PRICE_AREAS = {
  unlisted: SPECIAL_AREAS.unlisted,
  oneCity: SPECIAL_AREAS.billItemsOneCity,
} as const;

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
      route(visitorAreaCall, async ({ ip }) => visitorArea(ip, await allRegions(deps.pool), locate)),
      route(findProvinceCall, async () => provincesOf(await allRegions(deps.pool))),
    ],
  };
};
