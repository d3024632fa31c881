import { catchError, defer, from, of, switchMap } from 'rxjs';
import type { CaptchaPorts } from '#infra/gateway/retry-after-captcha';
import type { Ports } from '#src/kernel/ports';
import type { Join } from '#src/kernel/slice';
import type { joinStore } from '#src/program/join-store';
import { captchaChunk } from '../lazy-chunks';

type LazyChunk = Awaited<ReturnType<typeof captchaChunk.load>>;

export interface CaptchaGatePlan {
  readonly wire: ReturnType<typeof joinStore>;
  readonly join: Join;
}

export interface CaptchaGate {
  readonly pass: CaptchaPorts['pass'];
  readonly port: Ports['captcha'];
}

/** The captcha comes with the first call that is asked for one; most tabs never load it. */
export const captchaGate = ({ wire, join }: CaptchaGatePlan): CaptchaGate => {
  let opened:
    | {
        readonly desk: ReturnType<LazyChunk['captchaDesk']>;
        readonly solve: ReturnType<LazyChunk['solveWork']>;
      }
    | undefined;

  const open = async (): Promise<CaptchaPorts['pass']> => {
    const part = await captchaChunk.load();
    opened ??= {
      desk: part.captchaDesk({ say: wire.say, dismissed$: wire.hear(part.events.captchaDismissed.match) }),
      solve: part.solveWork(),
    };
    join(part.captcha);
    return part.passCaptcha(opened.desk);
  };

  return {
    pass: (challenged) =>
      defer(() => from(open())).pipe(
        // Its chunk did not arrive: the call gets its 980 and the member the message.
        catchError(() => of(undefined)),
        switchMap((pass) => {
          if (pass) return pass(challenged);
          const { request, asking, goOn } = challenged;
          return asking ? of(asking) : goOn(request);
        }),
      ),
    port: {
      solve: (challenge) =>
        defer(() => from(captchaChunk.load()).pipe(switchMap(() => opened?.solve(challenge) ?? of()))),
      hand: (purpose, answer) => opened?.desk.hand(purpose, answer),
    },
  };
};
