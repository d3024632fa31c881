import { selectorsOf } from '#src/kernel/state';
import type { ExportsState } from './state';

const select = selectorsOf<ExportsState | undefined>('exports');

export const selectExport = select((own) => own?.job ?? { status: 'idle' as const });
export const selectQuota = select((own) => own?.quota ?? null);
