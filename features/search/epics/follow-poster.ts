import { filter, map } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { commands } from '../commands';
import { events } from '../events';

/** The link leads away by itself; this only tells that it was taken. */
export const followPoster: Epic = (action$) =>
  action$.pipe(
    filter(commands.followPoster.match),
    map((command) => events.posterFollowed(undefined, command)),
  );
