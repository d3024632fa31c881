import type { Problem } from '#src/kernel/send';
import type { ImportPreview, Mapping } from './contract-import';

/** A file between its choice and its acceptance. */
export interface ImportState {
  readonly status: 'reading' | 'shown' | 'failed';
  readonly preview?: ImportPreview;
  readonly mapping: Mapping;
  readonly problem?: Problem;
}
