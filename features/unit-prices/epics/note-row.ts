import { filter, map, tap } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { when } from '#src/kernel/when';
import { commands } from '../commands';
import { unitPriceList } from '../contract';
import { events } from '../events';
import type { NoteAddress } from '../note-address';
import { selectView } from '../selectors';

export const jump = when(commands.jumpTo, (payload) => events.jumped(payload));

/** The row at the top goes into the address, where the way back finds it. */
export const noteRow =
  (note: NoteAddress): Epic =>
  (action$, state$, { address }) =>
    action$.pipe(
      filter(commands.saveScrollPosition.match),
      // The list may be told of its rest when the page has been left already.
      filter(() => address.current().split('?')[0] === unitPriceList.path),
      tap(({ payload: { row } }) =>
        note(unitPriceList.pathTo({ ...selectView(state$.value), row: row || undefined })),
      ),
      map((command) => events.rowNoted({ row: command.payload.row }, command)),
    );
