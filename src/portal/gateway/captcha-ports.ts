import type { CaptchaDesk } from '#infra/gateway/pass-captcha';
import type { CaptchaPorts } from '#infra/gateway/retry-after-captcha';
import type { Ports } from '#src/kernel/ports';

export interface CaptchaGate extends CaptchaDesk {
  readonly pass: CaptchaPorts['pass'];
  readonly port: Ports['captcha'];
}
