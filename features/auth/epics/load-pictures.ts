import { exhaustMap } from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import { exchange } from '#src/kernel/exchange';
import { commands } from '../commands';
import { loginPicturesCall } from '../contract';
import { events } from '../events';

const read = reader(loginPicturesCall);

/** Quiet: a dialog without its pictures is still a dialog. */
export const loadPictures = exchange({
  on: commands.loadPictures,
  overlap: exhaustMap,
  request: () => ({ ...requestOf(loginPicturesCall), quiet: true }),
  read,
  succeeded: (pictures) => events.picturesLoaded({ pictures }),
  failed: () => events.picturesFailed(),
});
