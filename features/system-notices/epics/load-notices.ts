import { map, switchMap } from 'rxjs';
import { ask } from '#src/calls/exchange';
import { attempt } from '#src/kernel/attempt';
import { commands } from '../commands';
import { notificationCall } from '../contract';
import { events } from '../events';
import { seenOn } from '../seen';
import { selectGlobalId, selectShown } from '../selectors';

export const loadNotices = attempt({
  on: commands.loadNotices,
  overlap: switchMap,
  work: (_, { send, kept }, state) =>
    ask(send, notificationCall, { query: { globalId: selectGlobalId(state) } }).pipe(
      map((notices) => {
        const seen = seenOn(kept);
        return notices.filter(({ id }) => !seen.has(id));
      }),
    ),
  succeeded: (unseen, _, state) => {
    const shown = new Set(selectShown(state).map(({ id }) => id));
    return events.noticesLoaded({ notices: unseen.filter(({ id }) => !shown.has(id)) });
  },
  failed: (problem) => events.noticesFailed({ problem }),
});
