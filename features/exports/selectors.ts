import { selectorsOf } from '#src/kernel/state';
import type { ExportsState } from './state';

export const selectExport = selectorsOf<ExportsState>('exports')((own) => own);
