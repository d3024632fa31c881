import { courseIn, labourValue, type Course } from '../courses';
import { REGION_FACTORS } from '../region-factors';

/** The month that listed prices are of. */
export const LISTED_MONTH = '2024-06';

/** What a price goes with: the course of a material series, and of a place where the thing does not travel. */
export interface Levels {
  readonly labour: number;
  readonly machinery: number;
  readonly concrete: number;
  readonly cement: number;
  readonly mortar: number;
  readonly sand: number;
  /** Local things without a series of their own. */
  readonly local: number;
  readonly steel: number;
  readonly copper: number;
  /** Things that travel, without a series of their own. */
  readonly goods: number;
}

const against = (course: Course, month: string): number =>
  courseIn(course, month) / courseIn(course, LISTED_MONTH);

const reckoned = (areaId: number, month: string): Levels => {
  const place = REGION_FACTORS[areaId] ?? 1;
  const goods = against('composite', month);
  const cement = against('cement', month);
  const sand = against('sand', month);
  return {
    labour: (place * labourValue(areaId, month)) / labourValue(areaId, LISTED_MONTH),
    machinery: place * against('machinery', month),
    concrete: place * against('concrete', month),
    cement: place * cement,
    mortar: place * (0.35 * cement + 0.65 * sand),
    sand: place * sand,
    local: place * goods,
    steel: against('rebar', month),
    copper: against('cable', month),
    goods,
  };
};

const known = new Map<string, Levels>();
/** Prices of a place and month against the listed ones, without tax. */
export const levelsOf = (areaId: number, month: string): Levels => {
  const key = `${areaId} ${month}`;
  const levels = known.get(key) ?? reckoned(areaId, month);
  known.set(key, levels);
  return levels;
};
