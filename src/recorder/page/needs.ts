import type { Observable } from 'rxjs';
import type { Reducers } from '#infra/action-log/replay';
import type { PortalWindow } from '#infra/browser/shown-portal';
import type { SaveFile } from '#src/kernel/ports';

/** A log that this browser keeps. */
export interface KeptFile {
  /** Ms since 1970. */
  readonly at: number;
  /** Something had broken. */
  readonly isOfError: boolean;
  readonly file: File;
}

export interface Needs {
  /** Of tabs that recorded, the latest first. */
  readonly kept$: Observable<readonly KeptFile[]>;
  /** The text of a file, unpacked; fails when it cannot be read. */
  readonly read: (file: Blob) => Observable<string>;
  /** Of this build; they come with the first log. */
  readonly reducers$: Observable<Reducers>;
  readonly save: SaveFile;
  readonly portal: PortalWindow;
}
