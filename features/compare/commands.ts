import { defineCommands, payload } from '#src/kernel/messages';
import type { CompareView } from './compare-view';
import type { TrayItem } from './tray-storage';

export const commands = defineCommands('compare', {
  /** Puts a project into the tray, or takes it out again. */
  toggle: payload<TrayItem>(),
  /** Takes a project out of the tray. */
  remove: payload<{ readonly id: string }>(),
  /** Empties the tray. */
  clear: payload(),
  /** Goes to the page with what is in the tray. */
  openComparison: payload<{ readonly ids: readonly string[] }>(),

  /** Other projects, another reference or another tax basis. */
  refine: payload<Partial<Omit<CompareView, 'taxBasis'>>>(),
  /** Figures of the projects of the address, side by side. */
  loadComparison: payload<CompareView>(),
  /** The comparisons this member has saved. */
  loadSavedList: payload(),
  /** Keeps the comparison under a name. */
  save: payload<{ readonly name: string; readonly ids: readonly string[] }>(),
  /** Deletes a saved comparison. */
  removeSavedItem: payload<{ readonly id: string }>(),
});
