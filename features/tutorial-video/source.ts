import type { Observable } from 'rxjs';

/** `slides` is the house's own explanation; a film has subtitles or is described by them beside it. */
export type TutorialSource =
  | { readonly kind: 'slides' }
  | { readonly kind: 'film'; readonly address: string; readonly subtitles?: string };

/** Gives the source once; completes without one where none is configured. */
export type TutorialSource$ = Observable<TutorialSource>;
