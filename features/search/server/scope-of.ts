import { areaToken } from '#infra/server/search/search-index';
import type { Group } from '../contract';

export interface Scope {
  readonly groups: readonly Group[];
  /** Undefined is the whole country. */
  readonly areaId: number | undefined;
}

/** The part of a tsquery that stays within the area; empty for the whole country. */
export const areaQuery = (areaId: number | undefined): string =>
  areaId === undefined ? '' : `'${areaToken(areaId)}'`;

/** Parts of a tsquery that must all hold; empty ones ask nothing. */
export const every = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' & ');
