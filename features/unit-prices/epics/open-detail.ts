import { filter, from, map, mergeMap } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { causedBy, type Message } from '#src/kernel/messages';
import { commands } from '../commands';
import { events } from '../events';
import { selectDetail } from '../selectors';

/** The same record once more with other terms in its address loads nothing; in another basis, its statistics alone. */
export const openDetail: Epic = (action$, state$) =>
  action$.pipe(
    filter(commands.openDetail.match),
    mergeMap((command) => {
      const { id, projectId, terms, basis, lacksRights } = command.payload;
      const before = selectDetail(state$.value);
      const isSame = before.id === id && before.projectId === projectId && !before.isWithheld;
      const isHeld = isSame && before.blocks.info?.status === 'shown';
      const load = isHeld
        ? before.basis === basis
          ? []
          : [commands.readDetailIn({ basis })]
        : [commands.loadDetail({ id, projectId, basis })];
      const then: readonly Message[] = lacksRights
        ? [events.detailRejected({ id, projectId })]
        : [events.termsTried({ terms }), ...load];
      return from(then).pipe(map((message) => causedBy(message, command)));
    }),
  );
