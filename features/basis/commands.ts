import { defineCommands, payload } from '../../src/kernel/messages';
import type { TaxBasis } from '../../src/costing/basis';

/** A part that is undefined goes back to what each record has; a part that is absent stays. */
export interface BasisChange {
  readonly period?: string | undefined;
  readonly areaId?: string | undefined;
  readonly taxBasis?: TaxBasis | undefined;
}

export const commands = defineCommands('basis', {
  chooseBasis: payload<BasisChange>(),
  clearBasis: payload(),
  loadTable: payload(),
  copyCitation: payload<{ readonly citation: string }>(),
});
