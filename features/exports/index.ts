import type { Slice } from '#src/kernel/slice';
import { dismissExport } from './epics/dismiss-export';
import { exportTable } from './epics/export-table';
import type { ExportPorts } from './ports';
import { reducer, type ExportsState } from './state';
import { tracked } from './tracked';

export type { ExportPorts } from './ports';

export const exportsOf = (ports: ExportPorts): Slice<'exports', ExportsState> => ({
  name: 'exports',
  reducer,
  epics: { exportTable: exportTable(ports), dismissExport },
  tracked,
});
