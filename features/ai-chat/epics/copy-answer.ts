import { catchError, concatMap, filter, map, of, take, type Observable } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { causedBy } from '#src/kernel/messages';
import { commands } from '../commands';
import { events } from '../events';

/** Puts a text on the clipboard; gives one value when it is there, errors when the browser refuses. */
export type Copy = (text: string) => Observable<unknown>;

export const copyAnswer =
  (copy: Copy): Epic =>
  (action$) =>
    action$.pipe(
      filter(commands.copyAnswer.match),
      concatMap((command) => {
        const { askId, chatText } = command.payload;
        return copy(chatText).pipe(
          take(1),
          map(() => events.answerCopied({ askId })),
          catchError(() => of(events.copyRejected({ askId }))),
          map((event) => causedBy(event, command)),
        );
      }),
    );
