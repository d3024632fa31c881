import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { Basis } from './chosen';
import type { PublishedTable } from './contract';

export const events = defineEvents('basis', {
  /** By the member or by an address a colleague has sent; the address holds it either way. */
  basisChosen: payload<{ readonly basis: Basis }>(),
  tableRequested: payload(),
  tableLoaded: payload<{ readonly table: PublishedTable }>(),
  tableFailed: payload<{ readonly problem: Problem }>(),
  citationCopied: payload(),
  /** The browser did not let the text onto the clipboard. */
  citationRejected: payload(),
});
