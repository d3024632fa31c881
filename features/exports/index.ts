import type { Slice } from '#src/kernel/slice';
import { dismissExport } from './epics/dismiss-export';
import { exportTable } from './epics/export-table';
import type { ExportPorts } from './ports';
import { reducer, type ExportsState } from './state';
import { tracked } from './tracked';

export type { ExportPorts } from './ports';

export const exportsSlice: Slice<'exports', ExportsState, [ports: ExportPorts]> = {
  name: 'exports',
  reducer,
  epics: (ports) => ({ exportTable: exportTable(ports), dismissExport }),
  tracked,
};
