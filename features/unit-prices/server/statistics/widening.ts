import { SAMPLE_SIZES } from '#src/costing/bands';
import { NATIONWIDE_ID } from '#src/contract/places';
import type { KeptLevel } from './kept-levels';
import { zoneName } from '#infra/server/listing/region-zones';

/** A comparison is taken from the nearest place and the shortest window that hold so many prices. */
export const ENOUGH = SAMPLE_SIZES.deciles;
/** Months back from the latest of all records, the shortest first. */
export const WINDOWS = [12, 24, 36] as const;
export type Window = (typeof WINDOWS)[number];

export interface Scope {
  readonly areaId: number;
  readonly name: string;
}

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
    { areaId: NATIONWIDE_ID, name: '全国' },
  ];
};

export interface Compared {
  readonly level: KeptLevel | undefined;
  readonly scope: Scope;
  readonly months: Window;
  /** Why no nearer group was taken; undefined where it is the nearest. */
  readonly widened: string | undefined;
}

const wordsOf = (passed: readonly Scope[], scope: Scope, months: Window): string | undefined => {
  const narrower = passed.map(({ name }) => name).join('、');
  if (narrower) return `${narrower}近 36 个月均不足 ${ENOUGH} 个，放宽到${scope.name}近 ${months} 个月`;
  const [shortest] = WINDOWS;
  return months === shortest ? undefined : `近 ${shortest} 个月不足 ${ENOUGH} 个，放宽到近 ${months} 个月`;
};

/** The nearest place with enough prices in the shortest window; without any, the widest there is. */
export const widen = (
  levels: readonly KeptLevel[],
  scopes: readonly Scope[],
  windows: readonly Window[] = WINDOWS,
): Compared => {
  const at = (scope: Scope, months: Window) =>
    levels.find((level) => level.areaId === scope.areaId && level.months === months);
  for (const [index, scope] of scopes.entries())
    for (const months of windows) {
      const level = at(scope, months);
      if (level && level.n >= ENOUGH)
        return { level, scope, months, widened: wordsOf(scopes.slice(0, index), scope, months) };
    }
  const scope = scopes.at(-1) ?? { areaId: NATIONWIDE_ID, name: '全国' };
  const months = windows.at(-1) ?? 36;
  return {
    level: at(scope, months),
    scope,
    months,
    widened: scopes.length > 1 ? `${scope.name}近 ${months} 个月仍不足 ${ENOUGH} 个` : undefined,
  };
};
