import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { Category, Region } from './contract';

export const events = defineEvents('regions', {
  areasLoaded: payload<{ readonly areas: readonly Region[]; readonly categories: readonly Category[] }>(),
  areasFailed: payload<{ readonly problem: Problem }>(),
  regionPicked: payload<{ readonly areaid: string; readonly by: 'member' | 'entry' | 'address' }>(),
});
