import { filter, ignoreElements, switchMap, tap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import type { Epic } from '#src/kernel/epic';
import { when } from '#src/kernel/when';
import { events as navigation } from '#features/navigation/events';
import { commands } from './commands';
import { rangeList, subjectRangeCall } from './contract';
import { events } from './events';
import { queryOf, viewFrom } from './range-view';

/** An address from when the page had a tax basis of its own gives way to one that says it as all pages do. */
export const foldOldTax: Epic = (action$, _state$, { address }) =>
  action$.pipe(
    filter(navigation.routeEntered.match),
    filter(({ payload }) => payload.name === rangeList.route && payload.query.taxBasis !== undefined),
    tap(({ payload }) => address.replace(rangeList.pathTo(viewFrom(payload.query)))),
    ignoreElements(),
  );

export const loadSubject = exchange({
  on: commands.loadSubject,
  overlap: switchMap,
  call: subjectRangeCall,
  request: ({ view, subject }) => ({ body: { ...queryOf(view), subject } }),
  // A new table brings its own subject.
  until: events.listRequested.match,
  started: ({ subject }) => events.subjectRequested({ name: subject }),
  succeeded: (subject) => events.subjectLoaded({ subject }),
  failed: (problem) => events.subjectFailed({ problem }),
});

export const weighByAge = when(commands.weighByAge, (payload) => events.ageWeighed(payload));
