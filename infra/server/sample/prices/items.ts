import { EARTH_ITEMS } from './items-earth';
import { ENVELOPE_ITEMS } from './items-envelope';
import { FINISH_ITEMS } from './items-finishes';
import { FOUNDATION_ITEMS } from './items-foundation';
import { SERVICE_ITEMS } from './items-services';
import { STRUCTURE_ITEMS } from './items-structure';
import type { SampleItem } from './sample-item';

/** Items samples are made of, by code. */
export const SAMPLE_ITEMS: readonly SampleItem[] = [
  ...EARTH_ITEMS,
  ...FOUNDATION_ITEMS,
  ...STRUCTURE_ITEMS,
  ...ENVELOPE_ITEMS,
  ...FINISH_ITEMS,
  ...SERVICE_ITEMS,
].sort((one, other) => (one.code < other.code ? -1 : 1));
