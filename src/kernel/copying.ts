import { catchError, concatMap, filter, map, of, take, type Observable } from 'rxjs';
import type { Epic } from './epic';
import { causedBy, type Creator, type DomainEvent, type Message } from './messages';

/** Puts a text on the clipboard; gives one value when it is there, errors when the browser refuses. */
export type Copy = (text: string) => Observable<unknown>;

export interface Copying<P, T extends string> {
  readonly on: Creator<'command', P, T>;
  readonly textOf: (payload: P) => string;
  readonly copied: () => DomainEvent;
  readonly refused: () => DomainEvent;
}

/** command → clipboard → copied or refused. */
export const copying =
  <P, T extends string>({ on, textOf, copied, refused }: Copying<P, T>) =>
  (copy: Copy): Epic =>
  (action$) =>
    action$.pipe(
      filter(on.match),
      concatMap((command: Message<'command', P, T>) =>
        copy(textOf(command.payload)).pipe(
          take(1),
          map(copied),
          catchError(() => of(refused())),
          map((event) => causedBy(event, command)),
        ),
      ),
    );
