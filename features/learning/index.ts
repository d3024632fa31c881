import type { Observable } from 'rxjs';
import type { SaveFile } from '#src/kernel/ports';
import type { Slice } from '#src/kernel/slice';
import * as epics from './epics';
import { loadColumnsWithZone, showOnEntry } from './policies';
import { reducer, type LearningState } from './state';
import { countTime } from './study-clock';
import { tracked } from './tracked';

export const learning: Slice<'learning', LearningState, [save: SaveFile, attention$: Observable<boolean>]> = {
  name: 'learning',
  reducer,
  epics: (save, attention$) => ({
    // What is opened must find the clock listening.
    countTime: countTime(attention$),
    ...epics,
    downloadFile: epics.downloadFile(save),
    loadColumnsWithZone,
    showOnEntry,
  }),
  tracked,
};
