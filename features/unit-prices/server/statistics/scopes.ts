import { widen, type Window } from '#src/costing/widening';
import { NATIONWIDE_ID } from '#src/contract/places';
import type { KeptLevel } from './kept-levels';
import { zoneName } from '#infra/server/listing/region-zones';

export interface Scope {
  readonly areaId: number;
  readonly name: string;
}

const NATIONWIDE: Scope = { areaId: NATIONWIDE_ID, name: '全国' };

/** Where a price is compared, the nearest place first: city, province, zone, country. */
export const scopesOf = (record: {
  readonly areaId: number;
  readonly cityId: number | null;
  readonly zoneId: number;
  readonly areaName: string;
}): readonly Scope[] => {
  const [province = '', city = ''] = record.areaName.split(' ');
  const zone = zoneName(record.zoneId);
  return [
    ...(record.cityId === null ? [] : [{ areaId: record.cityId, name: `${province} ${city}` }]),
    { areaId: record.areaId, name: province },
    ...(zone === undefined ? [] : [{ areaId: record.zoneId, name: zone }]),
    NATIONWIDE,
  ];
};

export interface Compared {
  readonly level: KeptLevel | undefined;
  readonly scope: Scope;
  readonly months: Window;
  /** Why no nearer group was taken; undefined where it is the nearest. */
  readonly widened: string | undefined;
}

/** The nearest place with enough prices in the shortest window; without any, the widest there is. */
export const compareIn = (
  levels: readonly KeptLevel[],
  scopes: readonly Scope[],
  windows?: readonly Window[],
): Compared => {
  const levelIn = (scope: Scope | undefined, months: Window) =>
    levels.find((level) => level.areaId === scope?.areaId && level.months === months);
  const { place, months, widened } = widen({
    places: scopes.map(({ name }) => name),
    ...(windows && { windows }),
    span: '近',
    countOf: (group) => levelIn(scopes[group.place], group.months)?.n ?? 0,
  });
  const scope = scopes[place] ?? NATIONWIDE;
  return { level: levelIn(scope, months), scope, months, widened };
};
