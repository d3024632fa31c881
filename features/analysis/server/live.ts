import type { Pool } from 'pg';
import { codes } from '#src/contract/codes';
import type { ChangeFeed } from '#infra/server/postgres/change-feed';
import { ApiError } from '#infra/server/http/api-error';
import { feedAnswer, openFeed, type EventFeed } from '#infra/server/http/sse';
import type { StreamAnswer } from '#infra/server/http/stream-answer';
import type { EventRow } from '../contract/streams';
import { arrivalsOf, type Mark } from './events';

/** One reading at a time for all listeners, and not more often than this. */
const PACE_MS = 200;
const MOST_AT_ONCE = 200;
const MOST_LISTENERS = 20;
/** A transaction that began earlier may commit later: what was received so long ago is looked at again. */
const SETTLED = `select (now() - interval '3 seconds')::text as at, now() - interval '3 seconds' as time`;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const TOO_MANY = '同时打开的实时视图过多，请关闭一些后再试';

export const liveStream = (pool: Pool, changes: ChangeFeed, report: (error: Error) => void) => {
  const feeds = new Set<EventFeed>();
  /** Ids of what was received lately and told, with when; ms. */
  const told = new Map<string, number>();
  let since: Mark | undefined;
  let stop: (() => void) | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isWokenAgain = false;
  let number = 0;

  const tell = (rows: readonly EventRow[]) => {
    if (rows.length === 0) return;
    number += 1;
    for (const { id, receivedAt } of rows) told.set(id, Date.parse(receivedAt));
    feeds.forEach((feed) => feed.send({ id: String(number), event: 'stored', data: rows }));
  };
  const look = async (): Promise<void> => {
    const { rows } = await pool.query<{ at: string; time: Date }>(SETTLED);
    const [settled] = rows;
    if (!settled) return;
    const settledMark = { at: settled.at, id: FIRST_ID };
    let after = since ?? settledMark;
    for (;;) {
      const { events, last } = await arrivalsOf(pool, { after, but: [...told.keys()], most: MOST_AT_ONCE });
      tell(events);
      if (!last || events.length < MOST_AT_ONCE) break;
      after = last;
    }
    since = settledMark;
    for (const [id, at] of told) if (at < settled.time.getTime()) told.delete(id);
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
    stop?.();
    stop = undefined;
  };

  return {
    open: (): StreamAnswer => {
      if (feeds.size >= MOST_LISTENERS) throw new ApiError(codes.tooManyRequests, TOO_MANY);
      const feed = openFeed(() => leave(feed));
      if (feeds.size === 0) {
        since = undefined;
        told.clear();
        stop = changes.watch('', wake);
      }
      feeds.add(feed);
      return feedAnswer(feed.stream);
    },
    close: () => {
      clearTimeout(timer);
      feeds.forEach((feed) => feed.end());
    },
  };
};
