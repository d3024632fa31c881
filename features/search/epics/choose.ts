import { concat, defer, EMPTY, filter, mergeMap, of } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { commands } from '../commands';
import { events } from '../events';
import { keywordOf, pathTo } from '../results-view';

/** A word is the title of a record: the address asks for it, so that a visitor gets there after the login. */
export const choose: Epic = (action$, _state$, { address }) =>
  action$.pipe(
    filter(commands.choose.match),
    mergeMap((command) => {
      const { word, group, id, category, rank } = command.payload;
      const view = { text: keywordOf(word), category, ...(id && { open: { group, id } }) };
      return concat(
        of(events.wordChosen({ rank }, command)),
        defer(() => {
          address.go(pathTo(view));
          return EMPTY;
        }),
      );
    }),
  );
