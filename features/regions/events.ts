import { defineEvents, payload } from '#src/kernel/messages';
import { regions } from '#src/kernel/shared-events';
import type { Problem } from '#src/kernel/send';
import type { Category, Region } from './contract';

export const events = {
  ...regions,
  ...defineEvents('regions', {
    /** Provinces with their cities, and the categories of data. */
    areasLoaded: payload<{ readonly areas: readonly Region[]; readonly categories: readonly Category[] }>(),
    /** No region can be chosen. */
    areasFailed: payload<{ readonly problem: Problem }>(),
  }),
};
