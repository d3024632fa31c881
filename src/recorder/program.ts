import { NEVER } from 'rxjs';
import { loadDeliver, type Track } from '#features/tracking/index';
import type { ProgramToReplay } from '#infra/action-log/full-replay';
import { passCaptcha, type CaptchaDesk } from '#infra/gateway/pass-captcha';
import type { Ports } from '#src/kernel/ports';
import { programGateway } from '#src/program/gateway';
import { joinStore } from '#src/program/join-store';
import { standingTopics } from '#src/program/standing-topics';
import { createProgramStore } from '#src/program/store';
import type { Slices } from './slices';

interface CaptchaGate extends CaptchaDesk {
  readonly port: Ports['captcha'];
}
const CAPTCHA = { answerTo: { $call: 1 }, port: { solve: { $call: 1 }, hand: { $call: 1 } } };

/** The portal without views: its store, its epics and its gateway, over the world of a log. */
export const portalProgram = async (slices: Slices): Promise<ProgramToReplay> => {
  const { deliver } = await loadDeliver();
  let tracks: Track[] = [];
  const own = new Map<string, unknown>([
    ['tracking/0.tracks', () => tracks],
    ['tracking/0.delivery$.deliver', deliver],
  ]);
  return {
    own: (path) => own.get(path),
    open: ({ ports, observe, middleware, foreign }) => {
      tracks = [];
      const wire = joinStore();
      const captcha = foreign('captcha', CAPTCHA) as CaptchaGate;
      const send = programGateway({
        ports,
        wire,
        // Nothing is asked of what lies inside the recorder's place among the layers.
        configuration: new Promise(() => undefined),
        observe,
        passCaptcha: passCaptcha(captcha),
        businessPath: () => () => NEVER,
      });
      const { store, join } = createProgramStore({
        ports: { ...ports, send, captcha: captcha.port },
        standing: standingTopics,
        epics: { wire: wire.epic },
        middleware: [middleware],
      });
      return {
        dispatch: (message) => void store.dispatch(message),
        state: store.getState,
        join: (name, needs) => {
          const slice = slices.get(name);
          if (!slice) return;
          if (slice.tracked && !tracks.includes(slice.tracked)) tracks.push(slice.tracked);
          if (needs) join(slice as never, ...(needs as never[]));
          else join({ ...slice, epics: () => ({}) });
        },
      };
    },
  };
};
