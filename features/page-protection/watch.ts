import type { Observable } from 'rxjs';

export interface PressedKey {
  /** As the keyboard event names it: `F12`, `I`. */
  readonly key: string;
  readonly ctrl: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
  readonly meta: boolean;
  /** Nothing comes of it. */
  readonly block: () => void;
}

export interface AskedMenu {
  /** Asked for with the right button of a mouse; not with the keyboard, a finger, a switch or a voice. */
  readonly byMouse: boolean;
  /** In a field or any other text that can be changed. */
  readonly isInField: boolean;
  /** On text that is selected. */
  readonly isOnSelection: boolean;
  /** On a picture that may be saved and copied. */
  readonly isOnOpenPicture: boolean;
  readonly block: () => void;
}

/** Port: what the reader does with the page. */
export interface PageWatch {
  readonly keys$: Observable<PressedKey>;
  readonly menus$: Observable<AskedMenu>;
  /** The whole address, and again whenever it changes. */
  readonly address$: Observable<string>;
  /** Whether the page is seen; first as it is, then every change. */
  readonly seen$: Observable<boolean>;
  /** Milliseconds of a clock that only runs forward. */
  readonly elapsed: () => number;
}
