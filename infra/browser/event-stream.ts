import { createParser } from 'eventsource-parser';
import {
  concatMap,
  concatWith,
  defer,
  from,
  map,
  Observable,
  retry,
  switchMap,
  tap,
  throwError,
  timeout,
  timer,
} from 'rxjs';
import { CallRefused, waitOf, type ApiRequest, type Send } from '#src/kernel/send';

export interface StreamEvent {
  /** Empty when the server gave none. */
  readonly id: string;
  readonly event: string;
  readonly data: string;
}

/** The server beats every five seconds: three missed ones, and the line is dead although nobody hung up. */
const SILENCE_MS = 16_000;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
/** Statuses that another attempt cannot change: the caller has no access, or no longer. */
const isFinal = (error: unknown): boolean => error instanceof CallRefused && error.reply.httpStatus === 200;

/** What arrives, as it arrives. Unsubscribing hangs up. */
const chunks = (body: ReadableStream<Uint8Array>): Observable<string> =>
  new Observable((subscriber) => {
    const reader = body.getReader();
    const text = new TextDecoder();
    const read = (): void => {
      reader.read().then(
        ({ done, value }) => {
          if (subscriber.closed) return;
          if (done) return subscriber.complete();
          subscriber.next(text.decode(value, { stream: true }));
          return read();
        },
        (error: unknown) => subscriber.error(error),
      );
    };
    read();
    return () => void reader.cancel().catch(() => undefined);
  });

const streamIn = (data: unknown): ReadableStream<Uint8Array> => {
  if (data instanceof ReadableStream) return data as ReadableStream<Uint8Array>;
  throw new Error('the answer is no stream');
};

/** Half to all of a wait that doubles: the browsers of a server that was away must not come back at once. */
const waitAfter = (failures: number, random: () => number): number => {
  const full = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1));
  return full / 2 + (full / 2) * random();
};

/**
 * Events of a text/event-stream, over a call of any method, for as long as somebody listens. A line that ends, breaks
 * or falls silent is opened again with `Last-Event-ID`. Errors with the refusal when the server answers in words; a
 * server that cannot be reached is tried again.
 */
export const eventStream = (
  send: Send,
  request: ApiRequest,
  random: () => number = Math.random,
): Observable<StreamEvent> =>
  defer(() => {
    let lastId = '';
    let failures = 0;
    const open$ = defer(() => {
      const headers = { ...request.headers, ...(lastId && { 'Last-Event-ID': lastId }) };
      return send({ ...request, headers, expects: 'stream', quiet: true });
    });
    return open$.pipe(
      switchMap(({ data }) => {
        const heard: StreamEvent[] = [];
        const parser = createParser({
          onEvent: ({ id = '', event = 'message', data }) => heard.push({ id, event, data }),
        });
        return chunks(streamIn(data)).pipe(
          timeout({ each: SILENCE_MS }),
          map((chunk) => {
            parser.feed(chunk);
            return heard.splice(0);
          }),
        );
      }),
      concatMap((some) => some),
      tap(({ id }) => {
        failures = 0;
        lastId = id || lastId;
      }),
      // A server that ends the line wants to be called again.
      concatWith(throwError(() => new Error('the stream ended'))),
      retry({
        delay: (error: unknown) => {
          // Never within the call that refuses: whoever listens may be in the middle of what led to it, as a log-out.
          // By no timer, for one that is set there is taken for the program's by whoever records it.
          if (isFinal(error)) return from(Promise.reject<never>(error));
          failures += 1;
          return timer(waitOf(error) + waitAfter(failures, random));
        },
      }),
    );
  });
