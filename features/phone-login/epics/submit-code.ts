import { exhaustMap } from 'rxjs';
import { codes } from '#src/contract/codes';
import { reader } from '#src/contract/call';
import { exchange } from '#src/calls/exchange';
import { CallRefused } from '#src/kernel/send';
import { events as auth } from '#features/auth/events';
import { phoneAccountsOf } from '../accounts';
import { commands } from '../commands';
import { bindingAccountsCall } from '../contract';
import { events } from '../events';
import { NOT_REGISTERED } from '../state';

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
