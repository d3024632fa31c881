import { NATIONWIDE } from '#src/contract/places';
import { SPECIAL_AREAS, type Region } from './contract';

const { billItemsOneCity, unlisted } = SPECIAL_AREAS;

/** Regions a bill-of-quantities item can be asked for. */
export const forBillItems = (regions: readonly Region[]): Region[] =>
  regions
    .filter(({ areaid }) => areaid !== unlisted && areaid !== NATIONWIDE)
    .map((region) =>
      region.areaid === billItemsOneCity.province
        ? { ...region, subList: region.subList.filter(({ areaid }) => areaid === billItemsOneCity.city) }
        : region,
    );

/** Keeps the regions whose ids are allowed, in their own order. */
export const forProjectCost =
  (allowed: readonly string[]) =>
  (regions: readonly Region[]): Region[] =>
    regions.filter(({ areaid }) => allowed.includes(areaid));

/** New items are always offered nationwide too. */
export const withNationwide = (areaIds: readonly string[]): string[] => [
  NATIONWIDE,
  ...areaIds.filter((areaid) => areaid !== NATIONWIDE),
];

/** Provinces with open items, and the whole country; items are not asked for by city. */
export const forNewItems =
  (areaIds: readonly string[]) =>
  (regions: readonly Region[]): Region[] =>
    forProjectCost(withNationwide(areaIds))(regions).map((region) => ({ ...region, subList: [] }));

/** Water works count regions by number; 全国 always leads. */
export const waterIds = (areaIds: readonly string[]): number[] => withNationwide(areaIds).map(Number);

/** The whole country, and the provinces that have water works or renewals. */
export const forWater =
  (areaIds: readonly string[]) =>
  (regions: readonly Region[]): Region[] =>
    regions.filter(({ areaid }) => waterIds(areaIds).includes(Number(areaid)));
