import type { FastifyBaseLogger } from 'fastify';
import { ApiError } from '#infra/server/http/api-error';
import { feedAnswer, openFeed, type EventFeed } from '#infra/server/http/sse';
import type { StreamAnswer } from '#infra/server/http/stream-answer';
import { codes } from '#src/contract/codes';
import type { StoredAnswer } from './questions';
import { describeReading } from './reading/describe-reading';

/** One for each tab somebody asks in. */
const MOST_PER_ACCOUNT = 4;
const TOO_MANY_AT_ONCE = '上一个问题还在回答，请稍候';
export const UNFINISHED = '回答没有完成，请稍后重试';

export interface AnswerPlan {
  readonly accountId: string;
  /** Of the last event the browser has; 0 when it has none. */
  readonly after: number;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  readonly answer: (signal: AbortSignal, onUnderstood: (text: string) => void) => Promise<StoredAnswer>;
}

export interface AnswerStreams {
  readonly open: (plan: AnswerPlan) => StreamAnswer;
  /** Ends all of them: a server that stops must not wait for its listeners. */
  readonly close: () => void;
}

/** Events count from 1, so that a line that broke goes on where it was. */
const numbered = (feed: EventFeed, after: number) => {
  const send = (no: number, event: string, data: unknown): void => {
    if (no > after) feed.send({ id: String(no), event, data });
  };
  let isUnderstood = false;
  const understood = (text: string): void => {
    if (!isUnderstood) send(1, 'understood', { text });
    isUnderstood = true;
  };
  return {
    understood,
    all: ({ reading, blocks, section, chatTitle }: StoredAnswer): void => {
      understood(section === 'none' ? '' : describeReading(reading, section));
      blocks.forEach((block, at) => send(at + 2, 'block', block));
      send(blocks.length + 2, 'done', { section, chatTitle });
    },
  };
};

/** Unsubscribing stops the work. */
export const answerStreams = (): AnswerStreams => {
  const open = new Map<EventFeed, string>();
  return {
    open: ({ accountId, after, log, answer }) => {
      const running = [...open.values()].filter((one) => one === accountId).length;
      if (running >= MOST_PER_ACCOUNT) throw new ApiError(codes.tooManyRequests, TOO_MANY_AT_ONCE);
      const stop = new AbortController();
      const feed = openFeed(() => {
        open.delete(feed);
        stop.abort();
      });
      open.set(feed, accountId);
      const events = numbered(feed, after);
      answer(stop.signal, events.understood)
        .then(events.all, (error: unknown) => {
          if (stop.signal.aborted) return;
          const isRefusal = error instanceof ApiError;
          if (!isRefusal) log.error({ err: error }, 'an answer did not come about');
          feed.send({
            id: '',
            event: 'failed',
            data: { message: isRefusal ? error.businessMsg : UNFINISHED },
          });
        })
        .finally(feed.end);
      return feedAnswer(feed.stream);
    },
    close: () => open.forEach((_account, feed) => feed.end()),
  };
};
