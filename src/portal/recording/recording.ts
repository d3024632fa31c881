import { startRecording, type Recording } from '#infra/action-log/start-recording';
import { passCaptcha } from '#infra/gateway/pass-captcha';
import type { Ports } from '#src/kernel/ports';
import { buildOf } from '#src/program/build';
import type { CaptchaGate } from '../gateway/captcha-gate';

export interface TabRecording extends Recording {
  /** The answers come from outside; what they are put into is the program's, and replayed. */
  readonly captcha: (gate: CaptchaGate) => Pick<CaptchaGate, 'pass' | 'port'>;
}

/** The chunk that a tab with `?record=1` loads before its store is made; no other tab pays for it. */
export const recordTab = ({ now, ids }: Pick<Ports, 'now' | 'ids'>): TabRecording => {
  const recording = startRecording({
    now,
    origin: {
      recording: ids.uuid(),
      app: 'portal',
      build: buildOf(document),
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      locale: navigator.language,
      viewport: [innerWidth, innerHeight],
    },
  });
  recording.watchTimers();
  return {
    ...recording,
    captcha: ({ answerTo, port }) => {
      const foreign = recording.foreign('captcha', { answerTo, port });
      return { pass: passCaptcha(foreign), port: foreign.port };
    },
  };
};
