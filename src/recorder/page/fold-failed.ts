import { catchError, EMPTY, merge, of, type Observable, type OperatorFunction } from 'rxjs';
import type { Message } from '#src/kernel/messages';
import { events } from './events';

/** A reducer of this build breaks over an action of another: that is told, and there may be a way on. */
export const orFailed = (goOn: () => Observable<Message> = () => EMPTY): OperatorFunction<Message, Message> =>
  catchError((error: unknown) =>
    merge(
      goOn(),
      of(
        events.workFailed({
          why: `这个版本的程序重放不了这份日志，它可能由别的版本录制；各行仍可查看。原因：${String(error)}`,
        }),
      ),
    ),
  );
