import { catchError, exhaustMap, filter, forkJoin, map, of, startWith, switchMap, takeUntil } from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import type { Epic } from '#src/kernel/epic';
import { causedBy } from '#src/kernel/messages';
import { problemOf, type Send } from '#src/kernel/send';
import { events as auth } from '#features/auth/events';
import { commands } from '../commands';
import { randomConvertCall, type FontOffer } from '../contract';
import { events } from '../events';
import { figureFontOf } from '../figure-font';
import type { FontFaces } from '../font-faces';
import { selectIsWanting } from '../selectors';

const read = reader(randomConvertCall);

const file = (send: Send, path: string, weight: string) =>
  send({ method: 'GET', path, session: 'optional', expects: 'blob', quiet: true }).pipe(
    map(({ data }) => ({ weight, file: data })),
  );
const files = (send: Send, { fontPath, boldFontPath }: FontOffer) =>
  forkJoin([file(send, fontPath, '1 500'), file(send, boldFontPath, '501 1000')]);

/** Once a session. Quiet: without it the figures are plain, and nothing is missing. */
export const loadFont =
  (faces: FontFaces): Epic =>
  (action$, state$, { send }) =>
    action$.pipe(
      filter(commands.loadFont.match),
      filter(() => selectIsWanting(state$.value)),
      exhaustMap((command) =>
        send({ ...requestOf(randomConvertCall), quiet: true }).pipe(
          switchMap(({ data }) => {
            const offer = read(data);
            const font = figureFontOf(offer);
            return files(send, offer).pipe(
              switchMap((loaded) => faces.show(font.family, loaded)),
              map(() => events.fontShown(font)),
            );
          }),
          catchError((error: unknown) => of(events.fontFailed({ problem: problemOf(error) }))),
          startWith(events.fontAsked()),
          takeUntil(
            action$.pipe(filter((action) => auth.loggedIn.match(action) || auth.loggedOut.match(action))),
          ),
          map((event) => causedBy(event, command)),
        ),
      ),
    );
