import type { Pool } from 'pg';
import type { ChangeFeed } from '#infra/server/postgres/change-feed';
import { pushStatus, type PushMessage } from '../contract';
import { issueTicket, readCode } from './store';

/** What is wanted of a WebSocket. */
export interface PushSocket {
  send(text: string): void;
  close(code: number): void;
  ping(): void;
  terminate(): void;
  on(event: 'pong' | 'close' | 'error', heard: () => void): unknown;
}

export const BEAT_MS = 15_000;
const DONE = 1_000;
/** The database's clock decides; a timer that rings a moment early must not look too soon. */
const MARGIN_MS = 20;

const over: PushMessage = { status: pushStatus.expired, user: null, token: null };

export interface PushPlan {
  readonly pool: Pool;
  readonly feed: ChangeFeed;
  readonly report: (error: unknown) => void;
}

/**
 * Tells the browser where its login stands: at once, after every change, at the end of the code's life, and again with
 * every beat. Ends the channel after the last word (2 or -1), and when the browser is no longer there.
 */
export const pushStatusTo = (socket: PushSocket, id: string, { pool, feed, report }: PushPlan): void => {
  let shown: PushMessage['status'] | undefined;
  let expiry: NodeJS.Timeout | undefined;
  let isOver = false;
  let isThere = true;
  let queue = Promise.resolve();

  const hasEnded = () => isOver;
  const say = (message: PushMessage) => {
    shown = message.status;
    socket.send(JSON.stringify(message));
    if (message.status === pushStatus.waiting || message.status === pushStatus.scanned) return;
    stop();
    socket.close(DONE);
  };
  const look = async (isBeat: boolean) => {
    if (hasEnded()) return;
    const { status, msLeft } = await readCode(pool, id);
    const ticket = status === pushStatus.confirmed ? await issueTicket(pool, id) : undefined;
    // It may have ended while the database was asked.
    if (hasEnded() || (status === shown && !isBeat)) return;
    clearTimeout(expiry);
    // It became too old between the two questions.
    if (status === pushStatus.confirmed && !ticket) return say(over);
    if (msLeft > 0) expiry = setTimeout(() => soon(false), msLeft + MARGIN_MS);
    say({ status, user: null, token: null, ...ticket });
  };
  // One look after the other, so that what is said keeps the order of what happened. A database that is away for a
  // moment is asked again with the next beat.
  const soon = (isBeat: boolean) => void (queue = queue.then(() => look(isBeat)).catch(report));

  const beat = setInterval(() => {
    if (!isThere) return socket.terminate();
    isThere = false;
    socket.ping();
    soon(true);
  }, BEAT_MS);
  const unwatch = feed.watch(id, () => soon(false));
  const stop = () => {
    isOver = true;
    clearInterval(beat);
    clearTimeout(expiry);
    unwatch();
  };
  socket.on('pong', () => (isThere = true));
  socket.on('close', stop);
  socket.on('error', stop);
  soon(false);
};
