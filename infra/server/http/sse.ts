import { PassThrough, type Readable } from 'node:stream';
import { StreamAnswer } from './stream-answer';

const BEAT_MS = 5_000;
/** A browser that takes nothing for so long is not listening. Bytes. */
const MOST_UNREAD = 64 * 1024;
const AFTER_A_LOSS_MS = 2_000;

export interface ServerEvent {
  readonly id: string;
  readonly event: string;
  readonly data: unknown;
}

export interface EventFeed {
  readonly stream: Readable;
  readonly send: (event: ServerEvent) => void;
  readonly end: () => void;
}

const lines = ({ id, event, data }: ServerEvent): string =>
  `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/**
 * A text/event-stream with a heartbeat: comments, which no listener sees as events. Ends by itself when nobody reads.
 * `onEnd` is called once, whoever ends it.
 */
export const openFeed = (onEnd: () => void, beatMs = BEAT_MS): EventFeed => {
  const stream = new PassThrough();
  const write = (text: string): void => {
    if (stream.writableEnded || stream.destroyed) return;
    if (stream.writableLength + stream.readableLength > MOST_UNREAD) stream.destroy();
    else stream.write(text);
  };
  const beat = setInterval(() => write(': beat\n\n'), beatMs);
  stream.once('close', () => {
    clearInterval(beat);
    onEnd();
  });
  write(`retry: ${AFTER_A_LOSS_MS}\n\n`);
  return { stream, send: (event) => write(lines(event)), end: () => void stream.end() };
};

/** A feed in the place of the envelope. */
export const feedAnswer = (stream: Readable): StreamAnswer =>
  new StreamAnswer(stream, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // Asks a proxy in front not to hold events back.
    'x-accel-buffering': 'no',
  });
