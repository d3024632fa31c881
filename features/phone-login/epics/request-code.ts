import { exhaustMap, map, of, switchMap } from 'rxjs';
import { ask } from '#src/calls/exchange';
import { attempt } from '#src/kernel/attempt';
import { commands } from '../commands';
import { identityExistsCall, smsVerificationCodeCall } from '../contract';
import { events } from '../events';
import { selectMayRequestCode } from '../selectors';

const NO_CAPTCHA = '-1';

/**
 * First whether the phone is known, then the code; the gateway has the member solve the captcha on the way.
 * exhaustMap: a second click while the first is on its way, or while the seconds count, changes nothing.
 */
export const requestCode = attempt({
  on: commands.requestCode,
  overlap: exhaustMap,
  outlivesSession: true,
  work: ({ mobile }, { send }, state) => {
    if (!selectMayRequestCode(state)) return undefined;
    const body = { mobile, type: 'query' as const, validate: NO_CAPTCHA };
    return ask(send, identityExistsCall, { query: { identity: mobile }, session: 'none' }).pipe(
      switchMap(({ exists }) =>
        exists
          ? ask(send, smsVerificationCodeCall, { body, session: 'none' }).pipe(map(() => true))
          : of(false),
      ),
    );
  },
  started: () => events.codeRequested(),
  succeeded: (isSent, { mobile }) => (isSent ? events.codeSent({ mobile }) : events.mobileRejected()),
  failed: (problem) => events.codeRequestFailed({ problem }),
});
