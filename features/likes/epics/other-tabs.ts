import { filter, map } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import type { Ports } from '#src/kernel/ports';
import type { RootState } from '#src/kernel/state';
import { allOf, when } from '#src/kernel/when';
import { events } from '../events';
import { selectMember } from '../selectors';
import { readWord, wordOf } from '../tab-word';

const tell =
  (isLiked: boolean) =>
  (counted: ReturnType<typeof events.liked>['payload'], state: RootState, { tabs }: Ports) => {
    const member = selectMember(state);
    if (member) tabs.say(wordOf(member, { ...counted, isLiked }));
  };
export const tellOtherTabs = allOf(when(events.liked, tell(true)), when(events.unliked, tell(false)));

export const hearOtherTabs: Epic = (_action$, state$, { tabs }) =>
  tabs.heard$.pipe(
    map((word) => readWord(selectMember(state$.value), word)),
    filter((told) => told !== undefined),
    map((told) => events.otherTabFollowed(told)),
  );
