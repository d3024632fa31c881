import type { RootState } from '#src/kernel/state';
import { filter, map, mergeMap, switchMap, tap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import type { Epic } from '#src/kernel/epic';
import { when } from '#src/kernel/when';
import { commands } from '../commands';
import { closeHomePopCall, homePopFlagCall } from '../contract';
import { events } from '../events';
import { selectRecruitImage } from '../selectors';

/** Leads on to the page on the recruiting of experts. */
const RECRUITING = '/static';
const query = { popEnum: 'RECRUIT' } as const;

/** Nobody misses an advertisement. */
export const findRecruit = exchange({
  on: commands.findRecruit,
  overlap: switchMap,
  call: homePopFlagCall,
  request: () => ({ query }),
  succeeded: ({ popFlag, imagePath }) => (popFlag ? events.recruitFound({ imagePath }) : undefined),
  failed: () => undefined,
});

const isShown = (state: RootState) => selectRecruitImage(state) !== undefined;

export const followRecruit: Epic = (action$, state$, { address }) =>
  action$.pipe(
    filter(commands.followRecruit.match),
    filter(() => isShown(state$.value)),
    tap(() => address.go(RECRUITING)),
    map((command) => events.recruitFollowed(undefined, command)),
  );

export const hideRecruit = when(commands.hideRecruit, (_, state) =>
  isShown(state) ? events.recruitDismissed() : undefined,
);

/** Told to the server only where it was followed. */
export const tellHandled = exchange({
  on: events.recruitFollowed,
  overlap: mergeMap,
  call: closeHomePopCall,
  request: () => ({ query }),
  succeeded: () => undefined,
  failed: () => undefined,
});
