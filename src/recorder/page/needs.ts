import type { Observable } from 'rxjs';
import type { Reducers } from '#infra/action-log/replay';
import type { SaveFile } from '#src/kernel/ports';

export interface Needs {
  /** The text of a file, unpacked; fails when it cannot be read. */
  readonly read: (file: Blob) => Observable<string>;
  /** Of this build; they come with the first log. */
  readonly reducers$: Observable<Reducers>;
  readonly save: SaveFile;
}
