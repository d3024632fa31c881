import { switchMap } from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import { exchange } from '#src/kernel/exchange';
import { events as auth } from '#features/auth/events';
import { commands } from '../commands';
import { subjectRangeCall } from '../contract';
import { events } from '../events';
import { queryOf } from '../range-view';

const read = reader(subjectRangeCall);

export const loadSubject = exchange({
  on: commands.loadSubject,
  overlap: switchMap,
  request: ({ view, subject }) => ({
    ...requestOf(subjectRangeCall, { body: { ...queryOf(view), subject } }),
    quiet: true,
  }),
  read,
  until: auth.loggedOut.match,
  started: ({ subject }) => events.subjectRequested({ name: subject }),
  succeeded: (subject) => events.subjectLoaded({ subject }),
  failed: (problem) => events.subjectFailed({ problem }),
});
