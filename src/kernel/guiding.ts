import { defineEvents, payload } from './messages';

/** Told by guides, heard by what writes the guide on every fact while it runs. */
export const guiding = defineEvents('guides', {
  /** Another guide is running than before, or none. */
  guideTypeChanged: payload<{ readonly guideType: string | undefined }>(),
});
