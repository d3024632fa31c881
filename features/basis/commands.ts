import { defineCommands, payload } from '#src/kernel/messages';
import type { Basis } from '#src/costing/basis';
import type { BasisChange } from './chosen';

export const commands = defineCommands('basis', {
  /** Changes price period, region or tax basis that figures are read in; what is not named stays. */
  chooseBasis: payload<BasisChange>(),
  /** Costs are read in the usual basis again. */
  clearBasis: payload(),
  /** Costs are read, from the next page on whatever the browser, as the member has last chosen. */
  keepBasis: payload<{ readonly basis: Basis }>(),
  /** What the member has last chosen, in whatever browser. */
  loadKeptBasis: payload(),
  /** Factors of regions and periods, without which nothing is converted. */
  loadTable: payload(),
  /** Puts the citation of a figure on the clipboard. */
  copyCitation: payload<{ readonly citation: string }>(),
});
