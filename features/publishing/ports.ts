import type { Observable } from 'rxjs';
import type { SaveFile } from '#src/kernel/ports';

/** A file the member chose; its content as base64. */
export interface ChosenFile {
  readonly name: string;
  readonly content: string;
}

/** What this slice needs of the browser, given by the root. */
export interface FilePorts {
  /** Completes without a file when none is chosen; fails with words when it is too large. */
  readonly pick: (accept: string, mostBytes: number) => Observable<ChosenFile>;
  readonly save: SaveFile;
}
