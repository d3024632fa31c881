import type { ExportsState } from './state';

export const selectExport = (state: unknown): ExportsState =>
  (state as { readonly exports: ExportsState }).exports;
