import { exhaustMap, filter, map, of, switchMap } from 'rxjs';
import { ask, exchange } from '#src/calls/exchange';
import { reader } from '#src/contract/call';
import { codes } from '#src/contract/codes';
import { attempt } from '#src/kernel/attempt';
import { secondsDown } from '#src/kernel/count-down';
import type { Epic } from '#src/kernel/epic';
import { CallRefused } from '#src/kernel/send';
import { when } from '#src/kernel/when';
import { events as auth } from '#features/auth/events';
import { phoneAccountsOf, type PhoneAccount } from './accounts';
import { commands } from './commands';
import { bindingAccountsCall, identityExistsCall, smsVerificationCodeCall } from './contract';
import { events } from './events';
import { selectAccounts, selectMayRequestCode, selectStep } from './selectors';
import { NOT_REGISTERED } from './state';

export const chosen = ({ globalId, userName, group, hasRights }: PhoneAccount) =>
  events.accountChosen({ globalId, userName, kind: group, hasRights });

/** Only while the choice stands: a second click on 进入 enters nothing. */
export const chooseAccount = when(commands.chooseAccount, ({ globalId }, state) => {
  const account =
    selectStep(state) === 'choosing' && selectAccounts(state).find((one) => one.globalId === globalId);
  return account ? chosen(account) : undefined;
});

/** switchMap: a newer code starts the count anew. */
export const countDown: Epic = (action$, _state$, { now }) =>
  action$.pipe(
    filter(events.codeSent.match),
    switchMap((event) =>
      secondsDown(now).pipe(map((secondsLeft) => events.countdownTicked({ secondsLeft }, event))),
    ),
  );

/** Once a login has begun there is no way back from it. */
export const leaveChooser = when(commands.leaveChooser, (_, state) =>
  selectStep(state) === 'choosing' ? events.chooserLeft() : undefined,
);

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

const read = reader(bindingAccountsCall);

/** exhaustMap: a code is good once, so a second click must not spend it while the first is on its way. */
export const submitCode = exchange({
  on: commands.submitCode,
  overlap: exhaustMap,
  call: bindingAccountsCall,
  request: ({ mobile, code }) => ({ body: { mobile, code }, headers: { mobile }, session: 'none' }),
  read: (data, reply) => {
    // The gateway hands this call's unlisted codes through: their message belongs under the form.
    if (reply.statusCode !== codes.ok) throw new CallRefused(reply);
    const accounts = phoneAccountsOf(read(data));
    if (accounts.length === 0) throw new CallRefused(reply, NOT_REGISTERED);
    return accounts;
  },
  until: auth.loginDialogClosed.match,
  started: () => events.codeSubmitted(),
  succeeded: (accounts) => events.accountsFound({ accounts }),
  failed: (problem) => events.codeRejected({ problem }),
});
