import type { VersionState } from './state';

const own = (state: unknown) => (state as { readonly version: VersionState }).version;

export const selectHeld = (state: unknown) => own(state).held;
export const selectIsReloading = (state: unknown) => own(state).isReloading;
