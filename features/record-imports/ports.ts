import type { Observable } from 'rxjs';
import type { SaveFile } from '#src/kernel/ports';

/** What this slice needs of the browser, given by the root. */
export interface FilePorts {
  /** A file the member chose, its content as base64; completes without one when none is chosen. */
  readonly pick: (
    accept: string,
    mostBytes: number,
  ) => Observable<{ readonly name: string; readonly content: string }>;
  readonly save: SaveFile;
}
