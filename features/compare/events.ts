import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { CompareView } from './compare-view';
import type { Comparison, Saved } from './contract';
import type { TrayItem } from './tray-shelf';

export const events = defineEvents('compare', {
  trayFound: payload<{ readonly items: readonly TrayItem[] }>(),
  /** The tray holds as many as one comparison can. */
  trayOverfilled: payload<TrayItem>(),
  viewEntered: payload<{ readonly view: CompareView }>(),
  comparisonStarted: payload(),
  comparisonFound: payload<{ readonly comparison: Comparison }>(),
  comparisonLost: payload<{ readonly problem: Problem }>(),
  savedFound: payload<{ readonly saved: readonly Saved[] }>(),
  savingStarted: payload(),
  comparisonSaved: payload<{ readonly saved: Saved }>(),
  savingRefused: payload<{ readonly problem: Problem }>(),
  savedRemoved: payload<{ readonly id: string }>(),
  savedLost: payload<{ readonly problem: Problem }>(),
});
