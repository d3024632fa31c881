import { filter, ignoreElements, map, tap } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { events } from '../events';
import { selectMember } from '../selectors';
import { readWord, wordOf } from '../tab-word';

export const tellOtherTabs: Epic = (action$, state$, { tabs }) =>
  action$.pipe(
    filter((action) => events.liked.match(action) || events.unliked.match(action)),
    tap((event) => {
      const member = selectMember(state$.value);
      if (member) tabs.say(wordOf(member, { ...event.payload, isLiked: events.liked.match(event) }));
    }),
    ignoreElements(),
  );

export const hearOtherTabs: Epic = (_action$, state$, { tabs }) =>
  tabs.heard$.pipe(
    map((word) => readWord(selectMember(state$.value), word)),
    filter((told) => told !== undefined),
    map((told) => events.otherTabFollowed(told)),
  );
