import { catchError, EMPTY, exhaustMap, filter, map, of, startWith, type Observable } from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import type { Epic } from '#src/kernel/epic';
import { causedBy, type DomainEvent } from '#src/kernel/messages';
import { problemOf } from '#src/kernel/send';
import { commands } from '../commands';
import { feedbackCall, type Standing } from '../contract';
import { events } from '../events';
import { selectApplication, selectOwner } from '../selectors';

const read = reader(feedbackCall);

/** An answer that came after somebody else's is not an error: what stands is what is shown. */
const settled = (id: string, { option }: Standing): DomainEvent =>
  events.applicationSettled({ id, option: option === 'waiting' ? 'timeout' : option });

export const answerApplication: Epic = (action$, state$, { send }) =>
  action$.pipe(
    filter(commands.answerApplication.match),
    exhaustMap((command): Observable<DomainEvent> => {
      const application = selectApplication(state$.value);
      const owner = selectOwner(state$.value);
      if (!application || !owner) return EMPTY;
      const { id } = application;
      const { option } = command.payload;
      const query = { option, username: owner.username, id };
      const headers = { globalId: owner.globalId };
      return send({ ...requestOf(feedbackCall, { query }), headers, quiet: true }).pipe(
        map(({ data }) => settled(id, read(data))),
        catchError((error: unknown) => of(events.answerFailed({ problem: problemOf(error) }))),
        startWith(events.answerRequested()),
        map((event) => causedBy(event, command)),
      );
    }),
  );
