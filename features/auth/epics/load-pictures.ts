import { exhaustMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { commands } from '../commands';
import { loginPicturesCall } from '../contract';
import { events } from '../events';

/** A dialog without its pictures is still a dialog. */
export const loadPictures = exchange({
  on: commands.loadPictures,
  overlap: exhaustMap,
  call: loginPicturesCall,
  succeeded: (pictures) => events.picturesLoaded({ pictures }),
  failed: () => events.picturesFailed(),
});
