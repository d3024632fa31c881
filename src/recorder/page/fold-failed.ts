import { catchError, of, type OperatorFunction } from 'rxjs';
import { events } from './events';

/** A reducer of this build breaks over an action of another: the lines can still be read. */
export const orFailed = <T>(): OperatorFunction<T, T | ReturnType<typeof events.workFailed>> =>
  catchError((error: unknown) =>
    of(
      events.workFailed({
        why: `这个版本的程序重放不了这份日志，它可能由别的版本录制；各行仍可查看。原因：${String(error)}`,
      }),
    ),
  );
