import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { Basis } from './chosen';
import type { PublishedTable } from './contract';

export const events = defineEvents('basis', {
  /** By the member or by an address a colleague has sent; the address holds it either way. */
  basisChosen: payload<{ readonly basis: Basis }>(),
  /** It stands with the account, for the next visit. */
  basisKept: payload<{ readonly basis: Basis }>(),
  /** The account keeps what it kept before. */
  keepingFailed: payload<{ readonly problem: Problem }>(),
  /** What the account keeps; the usual basis where the member never chose one. */
  keptLoaded: payload<{ readonly basis: Basis }>(),
  /** Costs are read as the address says. */
  keptFailed: payload<{ readonly problem: Problem }>(),
  /** The factors of regions and periods are asked for. */
  tableRequested: payload(),
  /** Factors of regions and periods: from now on figures are converted. */
  tableLoaded: payload<{ readonly table: PublishedTable }>(),
  /** Without factors figures are shown as they were published. */
  tableFailed: payload<{ readonly problem: Problem }>(),
  /** Figure, basis and source are on the clipboard as one sentence. */
  citationCopied: payload(),
  /** The browser did not let the text onto the clipboard. */
  citationRejected: payload(),
});
