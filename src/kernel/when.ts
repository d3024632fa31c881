import { filter, map, type Observable } from 'rxjs';
import type { Epic } from './epic';
import { causedBy, type Heard, type Kind, type Message } from './messages';
import type { RootState } from './state';

/** When this is heard, that is told or asked for; answering `undefined` does neither. */
export const when = <P, T extends string>(
  heard: Heard<Kind, P, T>,
  ask: (payload: P, state: RootState) => Message | undefined,
): Epic => {
  return (action$, state$): Observable<Message> =>
    action$.pipe(
      filter(heard.match),
      map((event) => {
        const message = ask(event.payload, state$.value);
        return message && causedBy(message, event);
      }),
      filter((message) => message !== undefined),
    );
};
