import { recordActions, type Recorder } from '#infra/action-log/recorder';
import type { State } from '#infra/action-log/kept';
import { passCaptcha } from '#infra/gateway/pass-captcha';
import type { Ports } from '#src/kernel/ports';
import { buildOf } from '#src/program/build';
import type { CaptchaGate } from '../gateway/captcha-gate';
import { KEEPER } from './keeper-address';
import { linkKeeper, type KeeperLink } from './keeper-link';

/** What stands around a program that is recorded, or shown. */
export interface AroundProgram extends Pick<Recorder, 'joining' | 'middleware' | 'observe'> {
  /** The answers come from outside; what they are put into is the program's, and replayed. */
  readonly captcha: (gate: CaptchaGate) => Pick<CaptchaGate, 'pass' | 'port'>;
}

export interface TabRecording extends AroundProgram, Omit<Recorder, 'segments'> {
  /** From now on what is recorded is handed over to whoever keeps it. */
  readonly hand: (state: () => State) => KeeperLink;
}

/** The chunk that a tab with `?record=1` loads before its store is made; no other tab pays for it. */
export const recordTab = ({ now, ids }: Pick<Ports, 'now' | 'ids'>): TabRecording => {
  const { segments, ...recorder } = recordActions({ now });
  recorder.watchTimers();
  return {
    ...recorder,
    captcha: ({ answerTo, port }) => {
      const foreign = recorder.foreign('captcha', { answerTo, port });
      return { pass: passCaptcha(foreign), port: foreign.port };
    },
    hand: (state) =>
      linkKeeper({
        worker: new Worker(KEEPER),
        origin: {
          recording: ids.uuid(),
          app: 'portal',
          build: buildOf(document),
          timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
          locale: navigator.language,
          viewport: [innerWidth, innerHeight],
        },
        segments,
        state,
        now,
      }),
  };
};
