import type { Observable } from 'rxjs';

export interface FaceFile {
  /** The weights it stands for, as in CSS: `1 500`. */
  readonly weight: string;
  /** As it came from the gateway. */
  readonly file: unknown;
}

/** Port: fonts of the page. */
export interface FontFaces {
  /** Emits when text can be drawn in this family; fails when a file is no font. */
  readonly show: (family: string, files: readonly FaceFile[]) => Observable<unknown>;
}
