import { defineCommands, payload } from '#src/kernel/messages';
import type { BasisChange } from './chosen';

export const commands = defineCommands('basis', {
  chooseBasis: payload<BasisChange>(),
  /** Costs are read as quoted again. */
  clearBasis: payload(),
  loadTable: payload(),
  /** Puts the citation of a figure on the clipboard. */
  copyCitation: payload<{ readonly citation: string }>(),
});
