import { filter, ignoreElements, merge, Subject, tap, type Observable } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import type { Message } from '#src/kernel/messages';

/** The one wire between store and infrastructure: what the store heard goes out, what infrastructure says comes in. */
export const joinStore = () => {
  const heard$ = new Subject<Message>();
  const said$ = new Subject<Message>();
  const epic: Epic = (action$) =>
    merge(
      action$.pipe(
        tap((message) => heard$.next(message)),
        ignoreElements(),
      ),
      said$,
    );
  const hear = <M extends Message>(match: (action: unknown) => action is M): Observable<M> =>
    heard$.pipe(filter(match));
  return { epic, hear, say: (message: Message) => said$.next(message) };
};
