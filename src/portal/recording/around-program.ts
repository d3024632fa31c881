import type { Recorder } from '#infra/action-log/recorder';
import type { CaptchaGate } from '../gateway/captcha-ports';

/** What stands around a program that is recorded, or shown. */
export interface AroundProgram extends Pick<Recorder, 'joining' | 'middleware' | 'observe'> {
  /** The answers come from outside; what they are put into is the program's, and replayed. */
  readonly captcha: (gate: CaptchaGate) => Pick<CaptchaGate, 'pass' | 'port'>;
}
