import { defineEvents, payload } from '#src/kernel/messages';

export const events = defineEvents('version', {
  /** The first answer: what this page is. */
  versionFound: payload<{ readonly version: string }>(),
  /** The server gives out other pages now; this one is about to be loaded anew. */
  versionChanged: payload<{ readonly version: string }>(),
});
