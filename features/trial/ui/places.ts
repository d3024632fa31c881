import type { Province } from '../contract';

interface CityChoice {
  readonly areaid: string;
  readonly name: string;
}

/** A municipality, which has no cities, is its own. */
export const citiesOf = (provinces: readonly Province[], areaid: string): readonly CityChoice[] => {
  const province = provinces.find((one) => one.areaid === areaid);
  if (!province) return [];
  return province.subList.length > 0 ? province.subList : [province];
};

export const optionsOf = (places: readonly CityChoice[]) =>
  places.map(({ areaid, name }) => ({ value: areaid, label: name }));
