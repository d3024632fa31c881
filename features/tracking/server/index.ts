import type { Pool } from 'pg';
import { route, type RequestContext, type Route } from '#infra/server/http/route';
import type { ServerSlice } from '#infra/server/server-slice';
import { trackCall, type TrackedBody } from '../contract';
import { trackBatchCall } from '../contract-batch';
import { boundNames, type KnownNames } from './bound-names';
import { budgetIn } from './budget';
import { readEvent, type EventReading } from './read-event';
import {
  dropEventDays,
  forgetKnownGaps,
  forgetFacts,
  forgetFirsts,
  forgetSections,
  forgetSums,
  forgetTabs,
} from './retention';
import { badStore, refusedCounter } from './store-bad';
import { eventStore, rowOf, type Owner, type Stored } from './store-events';

export { ingestEvent } from './ingest-event';
export { makeTraffic, removeTraffic } from '../samples/index';
export { makeEventDays } from './retention';

export interface TrackingParts {
  readonly pool: Pool;
  /** Whose login the cookies of a request name. */
  readonly ownerOf: (headers: RequestContext<typeof trackCall>['headers']) => Promise<Owner | undefined>;
  readonly names: KnownNames;
  /** Days that facts are kept for, and those of them that could not be read; for ever, where none are given. */
  readonly eventDays?: number | undefined;
  readonly badEventDays?: number | undefined;
  /** Milliseconds. */
  readonly now?: () => number;
}

const inFacts = (one: Route): Route => ({ ...one, lane: 'facts' });
/** Of the envelope around a query, and of what stands in a row besides it. */
const FRAME = 128;
const sizeOf = (bodies: readonly TrackedBody[]): number =>
  bodies.reduce((sum, { query = '' }) => sum + FRAME + Buffer.byteLength(query), 0);

/** Answers good whatever came and whether or not it was kept: a client must not send it again. */
export const trackingServer = ({
  pool,
  ownerOf,
  names,
  eventDays,
  badEventDays,
  now = Date.now,
}: TrackingParts): ServerSlice => {
  const isWithin = budgetIn(pool);
  const store = eventStore(pool);
  const storeBad = badStore(pool);
  const countRefused = refusedCounter(pool);
  const bounded = boundNames(names);

  const keep = async (
    body: TrackedBody,
    read: EventReading,
    owner: Owner | undefined,
  ): Promise<Stored | 'bad'> => {
    if ('event' in read) return store(bounded(rowOf(read.event, body, owner)));
    await storeBad({ reason: read.reason, body, owner });
    return 'bad';
  };

  /** Facts of one sender. A name that is not that of the login is only claimed. */
  const take = async (
    bodies: readonly TrackedBody[],
    { headers, ip }: Pick<RequestContext<typeof trackCall>, 'headers' | 'ip'>,
  ): Promise<readonly (Stored | 'bad')[] | undefined> => {
    const isClaimed = bodies.some(({ accountName }) => accountName !== undefined);
    const login = isClaimed ? await ownerOf(headers) : undefined;
    const ownerIn = ({ accountName }: TrackedBody) =>
      login?.accountName === accountName ? login : undefined;
    const readings = bodies.map((body) => [body, readEvent(body, { now: now() })] as const);
    const [first] = readings;
    if (!first) return [];
    const [body, read] = first;
    const device = 'event' in read ? read.event.envelope?.dv : undefined;
    const sender = { ip, device, accountName: ownerIn(body)?.accountName };
    if (await isWithin(sender, bodies.length, sizeOf(bodies)))
      return Promise.all(readings.map(([one, reading]) => keep(one, reading, ownerIn(one))));
    await countRefused(bodies.length);
    return undefined;
  };

  return {
    jobs: {
      forget: [
        ...(eventDays === undefined
          ? []
          : [
              dropEventDays(eventDays),
              forgetFacts('event', eventDays),
              forgetSums(eventDays),
              forgetTabs(eventDays),
              forgetKnownGaps(eventDays),
            ]),
        forgetSections,
        forgetFirsts(eventDays),
        ...(badEventDays === undefined ? [] : [forgetFacts('event_bad', badEventDays)]),
      ],
    },
    routes: [
      inFacts(
        route(trackCall, async (context) => {
          await take([context.body], context);
          return null;
        }),
      ),
      inFacts(
        route(trackBatchCall, async (context) => {
          const kept = await take(context.body.events, context);
          const count = (outcome: Stored | 'bad') => kept?.filter((one) => one === outcome).length ?? 0;
          return {
            ok: count('stored'),
            dup: count('repeated'),
            bad: kept?.flatMap((one, at) => (one === 'bad' ? [at] : [])) ?? [],
          };
        }),
      ),
    ],
  };
};
