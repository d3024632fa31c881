import { concatMap, take, type Observable } from 'rxjs';
import { attempt } from './attempt';
import type { Epic } from './epic';
import type { Creator, DomainEvent } from './messages';

/** Puts a text on the clipboard; gives one value when it is there, errors when the browser refuses. */
export type Copy = (text: string) => Observable<unknown>;

export interface Copying<P, T extends string> {
  readonly on: Creator<'command', P, T>;
  readonly textOf: (payload: P) => string;
  readonly copied: (payload: P) => DomainEvent;
  readonly refused: (payload: P) => DomainEvent;
}

/** Command → clipboard → copied or refused. */
export const copying =
  <P, T extends string>({ on, textOf, copied, refused }: Copying<P, T>) =>
  (copy: Copy): Epic =>
    attempt({
      on,
      overlap: concatMap,
      outlivesSession: true,
      work: (payload) => copy(textOf(payload)).pipe(take(1)),
      succeeded: (_, payload) => copied(payload),
      failed: (_, payload) => refused(payload),
    });
