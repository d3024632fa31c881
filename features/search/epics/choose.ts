import { filter, map, tap } from 'rxjs';
import type { Epic } from '../../../src/kernel/epic';
import { commands } from '../commands';
import { events } from '../events';

/** Only projects have records so far; a word of another group searches its list. */
const placeOf = (group: string, id: string, word: string) =>
  group === 'bid_node' && id
    ? `/commonproj/detail/${id}`
    : `/commonproj/index?keyword=${encodeURIComponent(word)}`;

export const choose: Epic = (action$, _state$, { address }) =>
  action$.pipe(
    filter(commands.choose.match),
    tap(({ payload: { group, id, word } }) => address.go(placeOf(group, id, word))),
    map((command) => events.wordChosen({ rank: command.payload.rank }, command)),
  );
