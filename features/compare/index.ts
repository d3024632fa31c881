import type { Slice } from '#src/kernel/slice';
import { changeView, keepTray, loadComparison, loadSaved, removeSaved, save } from './epics';
import { followAddress, loadOnEntry, loadSavedOnEntry, tellOverfilled, tellLostSaved } from './policies';
import { reducer, type CompareState } from './state';
import { tracked } from './tracked';

export const compare: Slice<'compare', CompareState> = {
  name: 'compare',
  reducer,
  epics: () => ({
    keepTray,
    changeView,
    loadComparison,
    loadSaved,
    save,
    removeSaved,
    loadOnEntry,
    followAddress,
    loadSavedOnEntry,
    tellOverfilled,
    tellLostSaved,
  }),
  tracked,
};
