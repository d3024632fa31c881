import type { Slice } from '#src/kernel/slice';
import type { Needs } from './needs';
import * as opening from './opening';
import * as showing from './showing';
import { reducer, type RecorderState } from './state';
import * as walking from './walking';
import * as working from './working';

export const recorder: Slice<'recorder', RecorderState, [needs: Needs]> = {
  name: 'recorder',
  reducer,
  epics: (needs) => ({
    ...opening,
    ...walking,
    ...working,
    findKept: opening.findKept(needs),
    openFile: opening.openFile(needs),
    walkThrough: walking.walkThrough(needs),
    saveKeptFile: working.saveKeptFile(needs),
    verify: working.verify(needs),
    openPortal: showing.openPortal(needs),
    showMoments: showing.showMoments(needs),
    exportDevtools: working.exportDevtools(needs),
  }),
};
