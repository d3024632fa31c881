import type { SaveFile } from '#src/kernel/ports';
import type { Slice } from '#src/kernel/slice';
import * as epics from './epics';
import { reducer, type AnalysisState } from './state';

interface Needs {
  readonly listen: epics.Listen;
  readonly save: SaveFile;
}

export const analysis: Slice<'analysis', AnalysisState, [needs: Needs]> = {
  name: 'analysis',
  reducer,
  epics: ({ listen, save }) => ({
    ...epics,
    listenLive: epics.listenLive(listen),
    exportTable: epics.exportTable(save),
  }),
};
