import { catchError, EMPTY, merge, of, type Observable, type OperatorFunction } from 'rxjs';
import { NotFoldable, notFolded } from '#infra/action-log/replay';
import type { Message } from '#src/kernel/messages';
import { events } from './events';

/** A reducer of this build breaks over an action of another: that is told, and there may be a way on. */
export const orFailed = (goOn: () => Observable<Message> = () => EMPTY): OperatorFunction<Message, Message> =>
  catchError((error: unknown) =>
    merge(
      goOn(),
      of(
        events.workFailed({
          why: error instanceof NotFoldable ? error.message : notFolded(String(error)),
        }),
      ),
    ),
  );
