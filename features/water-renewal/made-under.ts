import type { Quoted } from '#src/costing/quoted';
import type { WaterRow } from './contract';

/** The month and place that the costs of a record are of. */
export const placeAndTimeOf = ({
  priceDate,
  areaId,
  cityId,
}: WaterRow): Pick<Quoted, 'priceDate' | 'areaId' | 'cityId' | 'building'> => ({
  priceDate,
  areaId,
  cityId: cityId ?? undefined,
  building: undefined,
});

/** What its value was made under. */
export const madeUnder = (row: WaterRow): Omit<Quoted, 'value'> => ({
  ...placeAndTimeOf(row),
  taxBasis: row.taxBasis,
  taxRate: row.taxRate,
});
