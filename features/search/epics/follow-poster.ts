import { when } from '#src/kernel/when';
import { commands } from '../commands';
import { events } from '../events';

/** The link leads away by itself; this only tells that it was taken. */
export const followPoster = when(commands.followPoster, () => events.posterFollowed());
