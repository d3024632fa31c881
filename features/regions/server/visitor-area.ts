import { NATIONWIDE } from '#src/contract/places';
import { SPECIAL_AREAS, type Region } from '../contract';

/** Province or region name an address is registered in (广东省, 内蒙古); undefined where unknown. */
export type LocateAddress = (ip: string) => string | undefined;

/** The listed province of an address; null when the address is private, foreign, unknown or its province is not offered. */
export const visitorArea = (
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
