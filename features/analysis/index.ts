import type { SaveFile } from '#src/kernel/ports';
import type { Slice } from '#src/kernel/slice';
import * as epics from './epics';
import * as files from './export-epics';
import * as maintenance from './maintenance-epics';
import { reducer, type AnalysisState } from './state';

interface Needs {
  readonly listen: epics.Listen;
  readonly save: SaveFile;
  readonly writeParquet: files.WriteParquet;
}

export const analysis: Slice<'analysis', AnalysisState, [needs: Needs]> = {
  name: 'analysis',
  reducer,
  epics: ({ listen, save, writeParquet }) => ({
    ...epics,
    ...maintenance,
    listenLive: epics.listenLive(listen),
    exportTable: files.exportTable(save, writeParquet),
    exportEvents: files.exportEvents(save),
    exportSql: files.exportSql(save),
    exportPerson: maintenance.exportPerson(save),
  }),
};
