import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { Category, Region } from './contract';

export const events = defineEvents('regions', {
  /** Provinces with their cities, and the categories of data. */
  areasLoaded: payload<{ readonly areas: readonly Region[]; readonly categories: readonly Category[] }>(),
  /** No region can be chosen. */
  areasFailed: payload<{ readonly problem: Problem }>(),
  /** By the member, by an address, or by a page that begins with 全国. */
  regionPicked: payload<{ readonly areaid: string; readonly by: 'member' | 'entry' | 'address' }>(),
});
