import { switchMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { commands } from '../commands';
import { subjectRangeCall } from '../contract';
import { events } from '../events';
import { queryOf } from '../range-view';

export const loadSubject = exchange({
  on: commands.loadSubject,
  overlap: switchMap,
  call: subjectRangeCall,
  request: ({ view, subject }) => ({ body: { ...queryOf(view), subject } }),
  started: ({ subject }) => events.subjectRequested({ name: subject }),
  succeeded: (subject) => events.subjectLoaded({ subject }),
  failed: (problem) => events.subjectFailed({ problem }),
});
