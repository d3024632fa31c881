import type { Problem } from '#src/kernel/send';
import type { ImportPreview, Mapping } from './contract-import';

/** A file between its choice and its acceptance. */
export interface ImportState {
  readonly status: 'reading' | 'shown' | 'storing' | 'failed';
  readonly preview?: ImportPreview;
  /** As it was said last. */
  readonly mapping: Mapping;
  /** What is shown is what the mapping gives. */
  readonly isReadAsMapped: boolean;
  readonly problem?: Problem;
}
