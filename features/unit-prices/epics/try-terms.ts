import { filter, map, tap, type OperatorFunction } from 'rxjs';
import type { Epic, State$ } from '../../../src/kernel/epic';
import { commands } from '../commands';
import { changesNothing, detailPath } from '../detail-view';
import { events } from '../events';
import type { NoteAddress } from '../note-address';
import { selectChosenScheme, selectDetail } from '../selectors';

type Tried = ReturnType<typeof events.termsTried>;

/** What is tried out stands in the address, so that it can be sent to a colleague and outlives a lost session. */
const noted = (note: NoteAddress, state$: State$): OperatorFunction<Tried, Tried> =>
  tap(({ payload: { terms } }) => {
    const { id, projectId } = selectDetail(state$.value);
    note(detailPath({ id, projectId, terms }));
  });

export const tryTerms =
  (note: NoteAddress): Epic =>
  (action$, state$) =>
    action$.pipe(
      filter(commands.tryTerms.match),
      map((command) => {
        const { terms } = command.payload;
        // With a scheme chosen, the record's own terms are something to try out as well.
        const isNothing = changesNothing(terms) && !selectChosenScheme(state$.value);
        return events.termsTried({ terms: isNothing ? undefined : terms }, command);
      }),
      noted(note, state$),
    );

export const endTrial =
  (note: NoteAddress): Epic =>
  (action$, state$) =>
    action$.pipe(
      filter(commands.endTrial.match),
      map((command) => events.termsTried({ terms: undefined }, command)),
      noted(note, state$),
    );
