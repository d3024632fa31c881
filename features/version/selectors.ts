import { selectorsOf } from '#src/kernel/state';
import type { VersionState } from './state';

const select = selectorsOf<VersionState>('version');

export const selectHeld = select((own) => own.held);
export const selectIsReloading = select((own) => own.isReloading);
