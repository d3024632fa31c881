import { defer, filter, map, mergeMap, of } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { isEvent, type DomainEvent } from '#src/kernel/messages';
import type { TrackedFact } from '#src/kernel/slice';
import type { RootState } from '#src/kernel/state';
import type { TrackedBody, TrackEnvelope } from '../contract';
import { events } from '../events';
import { selectTracking } from '../selectors';
import type { TrackingState } from '../state';

interface Stamp {
  readonly id: string;
  readonly at: number;
  readonly sequence: number;
}

/** What the outbox tells of itself is the browser's: it may count facts of whoever was here before. */
const OF_BROWSER = '99';

/** The specification's body; everything of our own travels inside `query`. */
export const bodyOf = (fact: TrackedFact, state: TrackingState, { id, at, sequence }: Stamp): TrackedBody => {
  const isOfMember = !fact.fncode.startsWith(OF_BROWSER);
  const searchId = fact.searchId ?? state.searchId;
  const guideType = fact.guideType ?? state.guideType;
  const route = fact.route ?? state.route;
  const envelope: TrackEnvelope = {
    v: 1,
    id,
    ct: at,
    tb: state.tab,
    sq: sequence,
    en: state.entry,
    dv: state.device,
    ...(route && { rt: route }),
    ro: isOfMember ? state.role : 'a',
  };
  return {
    fncode: fact.fncode,
    query: JSON.stringify({ ...fact.query, _e: envelope }),
    ...(isOfMember && state.accountName && { accountName: state.accountName }),
    ...(searchId !== undefined && { searchId }),
    ...(guideType && { guideType }),
  };
};

export type Track = (event: DomainEvent, state: RootState) => TrackedFact | undefined;

/** Every fact of every joined slice, stamped when it happened. */
export const collect =
  (tracks: () => readonly Track[]): Epic =>
  (action$, state$, { now, ids }) =>
    action$.pipe(
      filter(isEvent),
      mergeMap((event) => tracks().flatMap((track) => track(event, state$.value) ?? [])),
      map((fact, sequence) => {
        const stamp = { id: ids.uuid(), at: now(), sequence };
        const body = bodyOf(fact, selectTracking(state$.value), stamp);
        return events.factStamped({ id: stamp.id, at: stamp.at, body });
      }),
    );

const DEVICE = 'trackingDevice';

/** Once at start: who this tab is to the analysts. The device is a random name, no fingerprint. */
export const nameTab: Epic = (_action$, _state$, { ids, kept }) =>
  defer(() => {
    const device = kept.get(DEVICE) ?? ids.uuid();
    kept.set(DEVICE, device);
    return of(events.tabNamed({ tab: ids.uuid(), entry: ids.entry(), device }));
  });
