import type { RootState } from '#src/kernel/state';
import { mergeMap, switchMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
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

export const followRecruit = when(commands.followRecruit, (_, state, { address }) => {
  if (!isShown(state)) return undefined;
  address.go(RECRUITING);
  return events.recruitFollowed();
});

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
