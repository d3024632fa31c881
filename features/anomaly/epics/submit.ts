import { exhaustMap } from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import { exchange } from '#src/kernel/exchange';
import { commands } from '../commands';
import { PRODUCT_CODE, recordLimitationCall, type Contact } from '../contract';
import { events } from '../events';
import { selectAccount } from '../selectors';

/** Quiet: a failure shows nothing, and the form stays as it is. */
export const submit = exchange({
  on: commands.submit,
  overlap: exhaustMap,
  request: ({ userName, telephone }: Contact, state) => ({
    ...requestOf(recordLimitationCall, {
      body: { account: selectAccount(state), userName, telephone, appName: PRODUCT_CODE },
    }),
    session: 'none',
    quiet: true,
  }),
  read: reader(recordLimitationCall),
  until: events.formCancelled.match,
  started: () => events.submitStarted(),
  succeeded: () => events.reportSent(),
  failed: (problem) => events.reportFailed({ problem }),
});
