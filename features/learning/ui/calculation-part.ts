import { lazyChunk } from '#src/ui/lazy/lazy-chunk';

/** The index does without. */
export const calculationPart = lazyChunk(
  () => import(/* webpackChunkName: "calculations" */ './calculation-panel'),
);
