import { catchError, debounceTime, filter, map, of, switchMap } from 'rxjs';
import { reader, requestOf } from '../../../src/contract/call';
import type { Epic } from '../../../src/kernel/epic';
import { commands } from '../commands';
import { promptCall } from '../contract';
import { events } from '../events';

const PAUSE_MS = 120;
const read = reader(promptCall);

/** switchMap: only the words for what now stands in the box are wanted. */
export const suggest: Epic = (action$, _state$, { send }) =>
  action$.pipe(
    filter(commands.suggest.match),
    map(({ payload }) => payload.text.trim()),
    debounceTime(PAUSE_MS),
    switchMap((text) =>
      text === ''
        ? of(events.wordsFound({ text, words: [] }))
        : send({ ...requestOf(promptCall, { query: { text } }), quiet: true }).pipe(
            map((reply) => events.wordsFound({ text, words: read(reply.data).words })),
            catchError(() => of(events.wordsLost({ text }))),
          ),
    ),
  );
