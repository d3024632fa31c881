import { catchError, defer, from, of, switchMap } from 'rxjs';
import type { CaptchaDesk } from '#infra/gateway/pass-captcha';
import type { Join } from '#src/kernel/slice';
import type { joinStore } from '#src/program/join-store';
import { captchaChunk } from '../lazy-chunks';
import type { CaptchaGate } from './captcha-ports';

type LazyChunk = Awaited<ReturnType<typeof captchaChunk.load>>;

export interface CaptchaGatePlan {
  readonly wire: ReturnType<typeof joinStore>;
  readonly join: Join;
}

/** The captcha comes with the first call that is asked for one; most tabs never load it. */
export const captchaGate = ({ wire, join }: CaptchaGatePlan): CaptchaGate => {
  let opened:
    | {
        readonly desk: ReturnType<LazyChunk['captchaDesk']>;
        readonly solve: ReturnType<LazyChunk['solveWork']>;
      }
    | undefined;

  const open = async (): Promise<CaptchaDesk> => {
    const part = await captchaChunk.load();
    opened ??= {
      desk: part.captchaDesk({ say: wire.say, dismissed$: wire.hear(part.events.captchaDismissed.match) }),
      solve: part.solveWork(),
    };
    join(part.captcha);
    return opened.desk;
  };
  const answerTo: CaptchaDesk['answerTo'] = (address) =>
    defer(() => from(open())).pipe(switchMap((desk) => desk.answerTo(address)));

  return {
    answerTo,
    pass: (challenged) =>
      defer(() => from(captchaChunk.load())).pipe(
        // Its chunk did not arrive: the call gets its 980 and the member the message.
        catchError(() => of(undefined)),
        switchMap((part) => {
          if (part) return part.passCaptcha({ answerTo })(challenged);
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
