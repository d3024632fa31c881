import type { Pool } from 'pg';
import { codes } from '#src/contract/codes';
import type { ChangeFeed } from '#infra/server/postgres/change-feed';
import { ApiError } from '#infra/server/http/api-error';
import { feedAnswer, openFeed, type EventFeed } from '#infra/server/http/sse';
import type { StreamAnswer } from '#infra/server/http/stream-answer';
import type { EventRow } from '../contract/streams';
import { receivedSince } from './events';

/** One reading at a time for all listeners, and not more often than this. */
const PACE_MS = 200;
const MOST_AT_ONCE = 200;
const MOST_LISTENERS = 20;
/** A transaction that began earlier may commit later: what was received so long ago is looked at again. */
const OVERLAP_MS = 3_000;
const TOO_MANY = '同时打开的实时视图过多，请关闭一些后再试';

export const liveStream = (pool: Pool, changes: ChangeFeed, now: () => number = Date.now) => {
  const feeds = new Set<EventFeed>();
  const told = new Map<string, number>();
  let since = 0;
  let stop: (() => void) | undefined;
  let timer: NodeJS.Timeout | undefined;
  let number = 0;

  const tell = (rows: readonly EventRow[]) => {
    const news = rows.filter(({ id }) => !told.has(id));
    if (news.length === 0) return;
    number += 1;
    for (const { id, receivedAt } of news) told.set(id, Date.parse(receivedAt));
    feeds.forEach((feed) => feed.send({ id: String(number), event: 'stored', data: news }));
  };
  const look = async (): Promise<void> => {
    const rows = await receivedSince(pool, since, MOST_AT_ONCE);
    tell(rows);
    const last = rows.at(-1);
    if (last && rows.length === MOST_AT_ONCE) since = Date.parse(last.receivedAt);
    else since = Math.max(since, now() - OVERLAP_MS);
    for (const [id, at] of told) if (at < since - OVERLAP_MS) told.delete(id);
  };
  const wake = () => {
    timer ??= setTimeout(() => {
      look()
        .catch(() => undefined)
        .finally(() => {
          timer = undefined;
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
        since = now() - OVERLAP_MS;
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
