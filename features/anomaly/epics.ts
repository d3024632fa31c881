import { exhaustMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { when } from '#src/kernel/when';
import { commands } from './commands';
import { PRODUCT_CODE, recordLimitationCall, type Contact } from './contract';
import { events } from './events';
import { selectIsFormOpen, selectReportToken } from './selectors';

export const cancel = when(commands.cancel, (_, state) =>
  selectIsFormOpen(state) ? events.formCancelled() : undefined,
);

export const submit = exchange({
  on: commands.submit,
  overlap: exhaustMap,
  call: recordLimitationCall,
  request: ({ userName, telephone }: Contact, state) => ({
    body: { account: selectReportToken(state), userName, telephone, appName: PRODUCT_CODE },
    session: 'none',
  }),
  until: events.formCancelled.match,
  started: () => events.submitRequested(),
  succeeded: () => events.reportSent(),
  failed: (problem) => events.reportFailed({ problem }),
});
