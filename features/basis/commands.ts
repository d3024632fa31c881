import { defineCommands, payload } from '#src/kernel/messages';
import type { BasisChange } from './chosen';

export const commands = defineCommands('basis', {
  chooseBasis: payload<BasisChange>(),
  clearBasis: payload(),
  loadTable: payload(),
  copyCitation: payload<{ readonly citation: string }>(),
});
