import { defineCommands, payload } from '#src/kernel/messages';
import type { CompareView } from './compare-view';
import type { TrayItem } from './tray-storage';

export const commands = defineCommands('compare', {
  /** Puts a project into the tray, or takes it out again. */
  toggle: payload<TrayItem>(),
  remove: payload<{ readonly id: string }>(),
  /** Empties the tray. */
  clear: payload(),
  /** Goes to the page with what is in the tray. */
  openComparison: payload<{ readonly ids: readonly string[] }>(),

  /** Other projects, another reference or another tax basis. */
  refine: payload<Partial<CompareView>>(),
  loadComparison: payload<CompareView>(),
  loadSavedList: payload(),
  save: payload<{ readonly name: string; readonly ids: readonly string[] }>(),
  removeSavedItem: payload<{ readonly id: string }>(),
});
