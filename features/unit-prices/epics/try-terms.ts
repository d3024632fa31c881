import { auditTime, filter, ignoreElements, map, tap } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { THROTTLE_MS } from '#src/kernel/pace';
import { allOf, when } from '#src/kernel/when';
import { commands } from '../commands';
import { changesNothing, detailPath } from '../detail-view';
import { events } from '../events';
import type { NoteAddress } from '../note-address';
import { selectChosenScheme, selectDetail } from '../selectors';

export const tryTerms = allOf(
  when(commands.tryTerms, ({ terms }, state) => {
    // With a scheme chosen, the record's own terms are something to try out as well.
    const isNothing = changesNothing(terms) && !selectChosenScheme(state);
    return events.termsTried({ terms: isNothing ? undefined : terms });
  }),
  when(commands.endTrial, () => events.termsTried({ terms: undefined })),
);

/**
 * What is tried out stands in the address, so that it can be sent to a colleague and outlives a lost session. Browsers
 * refuse an address that changes with every step of a slider.
 */
export const noteTerms =
  (note: NoteAddress): Epic =>
  (action$, state$, { address }) =>
    action$.pipe(
      filter(events.termsTried.match),
      auditTime(THROTTLE_MS),
      map(() => selectDetail(state$.value)),
      // Meanwhile the page may have been left.
      filter(({ id, projectId }) => address.current().split('?')[0] === detailPath({ id, projectId })),
      tap(({ id, projectId, terms }) => note(detailPath({ id, projectId, terms }))),
      ignoreElements(),
    );
