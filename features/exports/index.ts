import type { Slice } from '#src/kernel/slice';
import { dismissExport, exportTable, loadQuota, type ExportPorts } from './epics';
import { reducer, type ExportsState } from './state';
import { tracked } from './tracked';

export type { ExportPorts } from './epics';

export const exportsSlice: Slice<'exports', ExportsState, [ports: ExportPorts]> = {
  name: 'exports',
  reducer,
  epics: (ports) => ({ exportTable: exportTable(ports), dismissExport, loadQuota }),
  tracked,
};
