import type { Pool } from 'pg';
import { codes } from '#src/contract/codes';
import type { ChangeFeed } from '#infra/server/postgres/change-feed';
import { ApiError } from '#infra/server/http/api-error';
import type { Identity } from '#infra/server/http/identity';
import { livingSessions } from '#infra/server/http/living-sessions';
import { feedAnswer, openFeed, type EventFeed } from '#infra/server/http/sse';
import type { StreamAnswer } from '#infra/server/http/stream-answer';
import { LIVE_GAP, LIVE_NEWS, type EventRow } from '../contract/streams';
import { arrivalsOf, type Mark } from './events';

/** One reading at a time for all listeners, and not more often than this. */
const PACE_MS = 200;
const MOST_AT_ONCE = 200;
const MOST_LISTENERS = 20;
/** Tabs of one analyst, so that all of them find a place. */
const MOST_OF_ACCOUNT = 4;
/** Whoever was logged out hears nothing more, and is let go in so many milliseconds though nothing comes. */
const LOOK_MS = 15_000;
/** A transaction that began earlier may commit later: what was received so long ago is looked at again. */
const SETTLED = `select (now() - interval '3 seconds')::text as at, now() - interval '3 seconds' as time`;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const OVERLAP_MS = 3_000;
const TOO_MANY = '同时打开的实时视图过多，请关闭一些后再试';

/** It is known by when its last fact came, on whichever server. */
const newsOf = (rows: readonly EventRow[]) => ({
  id: rows.map(({ receivedAt }) => receivedAt).reduce((one, other) => (one > other ? one : other)),
  event: LIVE_NEWS,
  data: rows,
});

type Listener = Pick<Identity, 'accountId' | 'sessionId'>;

export const liveStream = (
  pool: Pool,
  changes: ChangeFeed,
  report: (error: Error) => void,
  lookMs = LOOK_MS,
) => {
  const feeds = new Map<EventFeed, Listener>();
  /** Ids of what was received lately and told, with when; ms. */
  const told = new Map<string, number>();
  let since: Mark | undefined;
  let stop: (() => void) | undefined;
  let timer: NodeJS.Timeout | undefined;
  let looking: NodeJS.Timeout | undefined;
  let isWokenAgain = false;

  /** Their session lives, and they are analysts still. */
  const dismissOthers = async (): Promise<void> => {
    const sessions = [...feeds.values()].map(({ sessionId }) => sessionId);
    const living = await livingSessions(pool, sessions, { ofAnalysts: true });
    for (const [feed, { sessionId }] of feeds)
      if (sessions.includes(sessionId) && !living.has(sessionId)) feed.end();
  };
  const tell = async (rows: readonly EventRow[]): Promise<void> => {
    if (rows.length === 0) return;
    await dismissOthers();
    for (const { id, receivedAt } of rows) told.set(id, Date.parse(receivedAt));
    [...feeds.keys()].forEach((feed) => feed.send(newsOf(rows)));
  };
  const look = async (): Promise<void> => {
    const { rows } = await pool.query<{ at: string; time: Date }>(SETTLED);
    const [settled] = rows;
    if (!settled) return;
    const settledMark = { at: settled.at, id: FIRST_ID };
    let after = since ?? settledMark;
    for (;;) {
      const { events, last } = await arrivalsOf(pool, { after, but: [...told.keys()], most: MOST_AT_ONCE });
      await tell(events);
      if (!last || events.length < MOST_AT_ONCE) break;
      after = last;
    }
    since = settledMark;
    for (const [id, at] of told) if (at < settled.time.getTime()) told.delete(id);
  };
  /** What came while the line was broken, some of it twice; or that it was too much, and is not told. */
  const catchUp = async (feed: EventFeed, lastId: string): Promise<void> => {
    const at = new Date(Date.parse(lastId) - OVERLAP_MS).toISOString();
    const { events } = await arrivalsOf(pool, {
      after: { at, id: FIRST_ID },
      but: [],
      most: MOST_AT_ONCE + 1,
    });
    if (events.length > MOST_AT_ONCE) feed.send({ id: '', event: LIVE_GAP, data: null });
    else if (events.length > 0) feed.send(newsOf(events));
  };
  const wake = () => {
    if (timer) isWokenAgain = true;
    timer ??= setTimeout(() => {
      isWokenAgain = false;
      look()
        .catch(report)
        .finally(() => {
          timer = undefined;
          if (isWokenAgain && feeds.size > 0) wake();
        });
    }, PACE_MS);
  };
  const leave = (feed: EventFeed) => {
    feeds.delete(feed);
    if (feeds.size > 0) return;
    clearInterval(looking);
    stop?.();
    stop = undefined;
  };

  return {
    /** `lastId`: the last that this listener heard before the line broke. */
    open: ({ accountId, sessionId }: Listener, lastId?: string): StreamAnswer => {
      const own = [...feeds.values()].filter((listener) => listener.accountId === accountId);
      if (feeds.size >= MOST_LISTENERS || own.length >= MOST_OF_ACCOUNT)
        throw new ApiError(codes.tooManyRequests, TOO_MANY);
      const feed = openFeed(() => leave(feed));
      if (feeds.size === 0) {
        since = undefined;
        told.clear();
        stop = changes.watch('', wake);
        looking = setInterval(() => void dismissOthers().catch(report), lookMs);
      }
      feeds.set(feed, { accountId, sessionId });
      if (lastId !== undefined && Number.isFinite(Date.parse(lastId))) catchUp(feed, lastId).catch(report);
      return feedAnswer(feed.stream);
    },
    close: () => {
      clearTimeout(timer);
      clearInterval(looking);
      [...feeds.keys()].forEach((feed) => feed.end());
    },
  };
};
