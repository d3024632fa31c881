import { filter, map, type Observable } from 'rxjs';
import type { Epic } from './epic';
import { causedBy, type Heard, type Message } from './messages';
import type { RootState } from './state';

/** A policy in one line: when this is heard, ask for that. Answering `undefined` asks for nothing. */
export const when = <P, T extends string>(
  heard: Heard<'event', P, T>,
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
