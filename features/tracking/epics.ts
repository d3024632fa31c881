import { catchError, concatMap, defer, filter, map, mergeMap, of, retry, scan, timer } from 'rxjs';
import { requestOf } from '#src/contract/call';
import type { Epic } from '#src/kernel/epic';
import { isEvent, type DomainEvent } from '#src/kernel/messages';
import { waitOf } from '#src/kernel/send';
import type { TrackedFact } from '#src/kernel/slice';
import { trackCall, type TrackedBody, type TrackEnvelope } from './contract';
import { events } from './events';
import { selectTracking } from './selectors';
import type { TrackingState } from './state';

interface Stamp {
  readonly id: string;
  readonly at: number;
  readonly sequence: number;
}

/** The specification's body; everything of our own travels inside `query`. */
export const bodyOf = (fact: TrackedFact, state: TrackingState, { id, at, sequence }: Stamp): TrackedBody => {
  const searchId = fact.searchId ?? state.searchId;
  const guideType = fact.guideType ?? state.guideType;
  const envelope: TrackEnvelope = {
    v: 1,
    id,
    ct: at,
    tb: state.tab,
    sq: sequence,
    en: state.entry,
    dv: state.device,
    ...(state.route && { rt: state.route }),
    ro: state.role,
  };
  return {
    fncode: fact.fncode,
    query: JSON.stringify({ ...fact.query, _e: envelope }),
    ...(state.accountName && { accountName: state.accountName }),
    ...(searchId !== undefined && { searchId }),
    ...(guideType && { guideType }),
  };
};

export type Track = (event: DomainEvent) => TrackedFact | undefined;

const TRIES_AGAIN = 3;
const FIRST_WAIT_MS = 1_000;

interface Numbered {
  readonly fact: TrackedFact;
  readonly sequence: number;
}

/**
 * Every fact of every joined slice, stamped when it happened and sent in order.
 * concatMap keeps that order; a fact the server does not take after three more tries is counted as lost, never an error.
 */
export const collect =
  (tracks: () => readonly Track[]): Epic =>
  (action$, state$, { send, now, ids }) =>
    action$.pipe(
      filter(isEvent),
      mergeMap((event) => tracks().flatMap((track) => track(event) ?? [])),
      scan<TrackedFact, Numbered | undefined>(
        (before, fact) => ({ fact, sequence: before ? before.sequence + 1 : 0 }),
        undefined,
      ),
      filter((numbered) => numbered !== undefined),
      map(({ fact, sequence }) => {
        const id = ids.uuid();
        const body = bodyOf(fact, selectTracking(state$.value), { id, at: now(), sequence });
        return { body, told: { fncode: fact.fncode, id, sequence } };
      }),
      concatMap(({ body, told }) =>
        send({ ...requestOf(trackCall, { body }), session: 'none', quiet: true }).pipe(
          retry({
            count: TRIES_AGAIN,
            delay: (error, attempt) => timer(Math.max(waitOf(error), FIRST_WAIT_MS * 2 ** (attempt - 1))),
          }),
          map(() => events.factSent(told)),
          catchError(() => of(events.factDropped(told))),
        ),
      ),
    );

const DEVICE = 'trackingDevice';

/** Once at start: who this tab is to the analysts. The device is a random name, no fingerprint. */
export const nameTab: Epic = (_action$, _state$, { ids, kept }) =>
  defer(() => {
    const device = kept.get(DEVICE) ?? ids.uuid();
    kept.set(DEVICE, device);
    return of(events.tabNamed({ tab: ids.uuid(), entry: ids.entry(), device }));
  });
