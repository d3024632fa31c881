import { catchError, defer, from, of, switchMap, type Observable } from 'rxjs';
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
  readonly answerTo: (callbackAddress: string | undefined) => Observable<string | undefined>;
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

  const open = async () => {
    const part = await captchaChunk.load();
    opened ??= {
      desk: part.captchaDesk({ say: wire.say, dismissed$: wire.hear(part.events.captchaDismissed.match) }),
      solve: part.solveWork(),
    };
    join(part.captcha);
    return opened.desk;
  };

  return {
    answerTo: (callbackAddress) =>
      defer(() => from(open())).pipe(
        switchMap((desk) => desk.answerTo(callbackAddress)),
        // Its chunk did not arrive: the call gets its 980 and the member the message.
        catchError(() => of(undefined)),
      ),
    port: {
      solve: (challenge) =>
        defer(() => from(captchaChunk.load()).pipe(switchMap(() => opened?.solve(challenge) ?? of()))),
      hand: (purpose, answer) => opened?.desk.hand(purpose, answer),
    },
  };
};
