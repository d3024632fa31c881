import type { Pool } from 'pg';
import type { ChangeFeed } from '#infra/server/postgres/change-feed';
import type { Identity } from '#infra/server/http/identity';
import { ApiError } from '#infra/server/http/api-error';
import { livingSessions } from '#infra/server/http/living-sessions';
import { feedAnswer, openFeed, type EventFeed } from '#infra/server/http/sse';
import type { StreamAnswer } from '#infra/server/http/stream-answer';
import { codes } from '#src/contract/codes';
import { beginning, newsAfter } from './news';

/** A browser holds one; a session has as many as its tabs in the worst case. */
const MOST_PER_SESSION = 12;
const LOOK_MS = 15_000;
const TOO_MANY = '打开的页面过多，请关闭一些后再试';

export interface OwnerStreams {
  readonly open: (identity: Identity, lastNo: string | undefined) => StreamAnswer;
  /** Ends all of them: a server that stops must not wait for its listeners. */
  readonly close: () => void;
}

/** What the browsers of a member hear, for as long as the session lives. */
export const ownerStreams = (pool: Pool, changes: ChangeFeed, lookMs = LOOK_MS): OwnerStreams => {
  const open = new Map<string, Set<EventFeed>>();

  const follow = ({ accountId, sessionId }: Identity, feed: EventFeed, lastNo: string | undefined) => {
    let from: string | undefined;
    const tell = async (): Promise<void> => {
      if (!(await livingSessions(pool, [sessionId])).has(sessionId)) return feed.end();
      if (from === undefined) {
        const begun = await beginning(pool, accountId, lastNo);
        from = begun.from;
        feed.send(begun.event);
      }
      for (const event of await newsAfter(pool, accountId, from)) {
        from = event.id;
        feed.send(event);
      }
      return undefined;
    };
    // One after another, so that nothing is told twice; whoever hears the end comes back.
    let last = tell().catch(feed.end);
    return () => void (last = last.then(tell).catch(feed.end));
  };

  return {
    open: (identity, lastNo) => {
      const own = open.get(identity.sessionId) ?? new Set();
      if (own.size >= MOST_PER_SESSION) throw new ApiError(codes.tooManyRequests, TOO_MANY);
      open.set(identity.sessionId, own);
      const endings: (() => void)[] = [];
      const feed = openFeed(() => {
        endings.forEach((end) => end());
        own.delete(feed);
        if (own.size === 0) open.delete(identity.sessionId);
      });
      own.add(feed);
      const look = follow(identity, feed, lastNo);
      const timer = setInterval(look, lookMs);
      endings.push(changes.watch(identity.accountId, look), () => clearInterval(timer));
      return feedAnswer(feed.stream);
    },
    close: () => open.forEach((feeds) => feeds.forEach((feed) => feed.end())),
  };
};
