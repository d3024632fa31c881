import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { CompareView } from './compare-view';
import type { Comparison, Saved } from './contract';
import type { TrayItem } from './tray-storage';

export const events = defineEvents('compare', {
  /** What the tray of this account on this browser holds now. */
  trayFound: payload<{ readonly items: readonly TrayItem[] }>(),
  /** The tray holds as many as one comparison can. */
  trayOverfilled: payload<TrayItem>(),
  /** The page shows what the address says. */
  viewEntered: payload<{ readonly view: CompareView }>(),
  /** The figures of the chosen projects are asked for. */
  comparisonRequested: payload(),
  /** Figures of all chosen projects side by side. */
  comparisonLoaded: payload<{ readonly view: CompareView; readonly comparison: Comparison }>(),
  /** The table of figures could not be made. */
  comparisonFailed: payload<{ readonly view: CompareView; readonly problem: Problem }>(),
  /** The saved comparisons of this member are known. */
  savedLoaded: payload<{ readonly saved: readonly Saved[] }>(),
  /** A stored comparison is about to be made or changed. */
  savingRequested: payload(),
  /** The server has stored the comparison under its name. */
  comparisonSaved: payload<{ readonly saved: Saved }>(),
  /** The stored comparison is as it was before. */
  savingRejected: payload<{ readonly problem: Problem }>(),
  /** A saved comparison was deleted. */
  savedRemoved: payload<{ readonly id: string }>(),
  /** The saved comparisons could not be read or changed. */
  savedFailed: payload<{ readonly problem: Problem }>(),
});
