import { catchError, EMPTY, exhaustMap, filter, map, of, startWith, takeUntil } from 'rxjs';
import { reader } from '#src/contract/call';
import type { Epic } from '#src/kernel/epic';
import { causedBy } from '#src/kernel/messages';
import { problemOf } from '#src/kernel/send';
import { applicantRequest } from '../applicant-request';
import { commands } from '../commands';
import { applyCall } from '../contract';
import { events } from '../events';
import { isOver } from '../outcome';
import { selectWanted } from '../selectors';

const read = reader(applyCall);

export const apply: Epic = (action$, state$, { send }) =>
  action$.pipe(
    filter(commands.apply.match),
    exhaustMap((command) => {
      const wanted = selectWanted(state$.value);
      if (wanted?.status !== 'offered') return EMPTY;
      return send(applicantRequest(applyCall, wanted)).pipe(
        map(({ data }) => events.applicationSent({ remainingMs: read(data).remainingMs })),
        catchError((error: unknown) => of(events.applicationFailed({ problem: problemOf(error) }))),
        takeUntil(action$.pipe(filter(isOver))),
        startWith(events.applyingStarted()),
        map((event) => causedBy(event, command)),
      );
    }),
  );
