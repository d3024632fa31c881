import { filter, merge, mergeMap, type Observable } from 'rxjs';
import type { Epic } from './epic';
import { causedBy, messagesIn, type Heard, type Kind, type Message, type Told } from './messages';
import type { Ports } from './ports';
import type { RootState } from './state';

/** When this is heard, that is told, asked for or done. */
export const when =
  <P, T extends string>(
    heard: Heard<Kind, P, T>,
    tell: (payload: P, state: RootState, ports: Ports) => Told,
  ): Epic =>
  (action$, state$, ports): Observable<Message> =>
    action$.pipe(
      filter(heard.match),
      mergeMap((cause) =>
        messagesIn(tell(cause.payload, state$.value, ports)).map((message) => causedBy(message, cause)),
      ),
    );

/** Several under one name. */
export const allOf =
  (...epics: readonly Epic[]): Epic =>
  (...args) =>
    merge(...epics.map((epic) => epic(...args)));
