import {
  catchError,
  concatMap,
  defer,
  EMPTY,
  filter,
  ignoreElements,
  map,
  merge,
  mergeMap,
  of,
  tap,
  toArray,
} from 'rxjs';
import { events as myData } from '#features/my-data/events';
import { runTogether, type Epic } from '#src/kernel/epic';
import { trackCall } from '../contract';
import { trackBatchCall } from '../contract-batch';
import { events, type DropReason } from '../events';
import { memoryOutbox } from '../memory-outbox';
import { fitting, reading, sendableOwners, type DeliveryPorts, type Outbox, type Room } from '../outbox';
import { selectTracking } from '../selectors';
import { drain, drainShared } from './drain';
import { GONE, idsOf, KEPT, refused, toldDropped } from './telling';

const ROOM: Room = { facts: 5_000, bytes: 5_000_000, used: 0.9 };
/** Browsers send 64 KiB while a page is left. */
const BEACON_BYTES = 60_000;
/** Says once how many facts of earlier pages wait, or that none can. */
const open =
  (shared: Outbox | undefined): Epic =>
  () =>
    (shared?.count() ?? of(0)).pipe(
      mergeMap((backlog) => [events.outboxOpened({ backlog }), ...(shared ? [] : [refused('locks')])]),
      catchError(() => [events.outboxOpened({ backlog: 0 }), refused('storage')]),
    );

/** Whatever was stamped goes into the outbox, in its order; all that is unsent goes to the memory once nothing else is left. */
const keep =
  (shared: Outbox | undefined, own: Outbox): Epic =>
  (action$, state$, { tabs }) =>
    merge(
      action$.pipe(
        filter(events.factStamped.match),
        map(({ payload }) => [payload]),
      ),
      action$.pipe(
        filter(events.keepingRefused.match),
        map(() => selectTracking(state$.value).unsent),
      ),
      defer(() => of(selectTracking(state$.value).unsent)),
    ).pipe(
      filter((facts) => facts.length > 0),
      concatMap((facts) => {
        const isShared = shared && !selectTracking(state$.value).isInMemory;
        return (isShared ? shared : own).put(facts, ROOM).pipe(
          tap(() => isShared && tabs.say(KEPT)),
          mergeMap((dropped) => [...toldDropped(dropped, 'room'), events.factsKept()]),
          catchError(() => of(refused('storage'))),
        );
      }),
    );

/** What another tab has sent or given up waits here no more. */
const hearOtherTabs: Epic = (_action$, _state$, { tabs }) =>
  tabs.heard$.pipe(
    filter((word) => word.startsWith(GONE)),
    map((word) => events.factsTaken({ ids: word.slice(GONE.length).split(' ') })),
  );

/** The last chance of whoever does not come back; it all stays in the outbox, for nobody hears whether it arrived. */
const sendOnLeaving =
  ({ beacon }: DeliveryPorts): Epic =>
  (_action$, state$, { page }) =>
    page.hidden$.pipe(
      tap(() => {
        const { unsent, accountName } = selectTracking(state$.value);
        const owners = sendableOwners(accountName);
        const sendable = unsent.filter((fact) => owners.includes(reading.ownerOf(fact)));
        const bodies = fitting(sendable, BEACON_BYTES).map(({ body }) => body);
        if (bodies.length === 1) beacon(trackCall.path, bodies[0]);
        else if (bodies.length > 1) beacon(trackBatchCall.path, { events: bodies });
      }),
      ignoreElements(),
    );

/** Of a member who erases their facts, or changes whether they are recorded, nothing of before is sent. */
const forget =
  (outboxes: readonly Outbox[]): Epic =>
  (action$, state$, { tabs }) =>
    action$.pipe(
      mergeMap((action): readonly DropReason[] => {
        if (myData.dataErased.match(action)) return ['erased'];
        return myData.pauseChanged.match(action) ? ['declined'] : [];
      }),
      concatMap((why) => {
        const { accountName } = selectTracking(state$.value);
        if (accountName === undefined) return EMPTY;
        return merge(
          ...outboxes.map((outbox) => outbox.removeOf(accountName).pipe(catchError(() => EMPTY))),
        ).pipe(
          toArray(),
          mergeMap((removed) => {
            const facts = removed.flat();
            if (facts.length > 0) tabs.say(GONE + idsOf(facts).join(' '));
            return toldDropped(facts, why);
          }),
        );
      }),
    );

export const deliver = (delivery: DeliveryPorts): Epic => {
  const shared = delivery.shared?.(reading);
  const own = memoryOutbox();
  const epic = runTogether({
    // Counts before this page adds to it.
    open: open(shared),
    keep: keep(shared, own),
    ...(shared && { drainShared: drainShared(shared, delivery) }),
    drainOwn: drain(own, delivery),
    hearOtherTabs,
    sendOnLeaving: sendOnLeaving(delivery),
    forget: forget(shared ? [shared, own] : [own]),
  });
  // Whatever meets it first tells of a refused storage, for all.
  return (action$, state$, ports) =>
    epic(action$, state$, ports).pipe(
      filter((message) => !(events.keepingRefused.match(message) && selectTracking(state$.value).isInMemory)),
    );
};
