import { exhaustMap, forkJoin, map, switchMap, type Observable } from 'rxjs';
import { ask } from '#src/calls/exchange';
import { attempt } from '#src/kernel/attempt';
import type { Epic } from '#src/kernel/epic';
import type { Send } from '#src/kernel/send';
import { events as auth } from '#features/auth/events';
import { commands } from './commands';
import { randomConvertCall, type FontOffer } from './contract';
import { events } from './events';
import { figureFontOf } from './figure-font';
import { selectIsWanting } from './selectors';

interface FaceFile {
  /** The weights it stands for, as in CSS: `1 500`. */
  readonly weight: string;
  /** As it came from the gateway. */
  readonly file: unknown;
}

/** Port: fonts of the page. */
export interface FontFaces {
  /** Emits when text can be drawn in this family; fails when a file is no font. */
  readonly show: (family: string, files: readonly FaceFile[]) => Observable<unknown>;
}

const file = (send: Send, path: string, weight: string) =>
  send({ method: 'GET', path, session: 'optional', expects: 'blob', quiet: true }).pipe(
    map(({ data }) => ({ weight, file: data })),
  );
const files = (send: Send, { fontPath, boldFontPath }: FontOffer) =>
  forkJoin([file(send, fontPath, '1 500'), file(send, boldFontPath, '501 1000')]);

/** Once a session. Without it the figures are plain, and nothing is missing. */
export const loadFont = (faces: FontFaces): Epic =>
  attempt({
    on: commands.loadFont,
    overlap: exhaustMap,
    work: (_, { send }, state) => {
      if (!selectIsWanting(state)) return undefined;
      return ask(send, randomConvertCall).pipe(
        switchMap((offer) => {
          const font = figureFontOf(offer);
          return files(send, offer).pipe(
            switchMap((loaded) => faces.show(font.family, loaded)),
            map(() => font),
          );
        }),
      );
    },
    until: auth.loggedIn.match,
    started: () => events.fontRequested(),
    succeeded: (font) => events.fontShown(font),
    failed: (problem) => events.fontFailed({ problem }),
  });
