import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { Category, Region } from './contract';

export const events = defineEvents('regions', {
  areasFound: payload<{ readonly areas: readonly Region[]; readonly categories: readonly Category[] }>(),
  areasLost: payload<{ readonly problem: Problem }>(),
  regionPicked: payload<{ readonly areaid: string; readonly by: 'member' | 'entry' | 'address' }>(),
});
