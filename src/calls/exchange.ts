import {
  catchError,
  exhaustMap,
  ignoreElements,
  map,
  timer,
  type Observable,
  type OperatorFunction,
} from 'rxjs';
import { reader, requestOf, type Asked, type Call, type DataOf } from '#src/contract/call';
import { attempt, type Outcome } from '#src/kernel/attempt';
import type { Epic } from '#src/kernel/epic';
import type { Ports } from '#src/kernel/ports';
import { CallRefused, waitOf, type ApiReply, type ApiRequest, type Send } from '#src/kernel/send';
import type { RootState } from '#src/kernel/state';

/** Quiet unless `quiet: false`: what went wrong is shown where it was asked, and not in a notice, too. */
export type Question<C extends Call> = Asked<C> &
  Partial<Pick<ApiRequest, 'headers' | 'session' | 'expects' | 'quiet'>>;

const reply$ = <C extends Call>(
  send: Send,
  call: C,
  { query, body, params, quiet = true, ...how }: Question<C>,
): Observable<ApiReply> =>
  send({
    ...requestOf<Call>(call, { query, body, ...(params && { params }) }),
    ...(quiet && { quiet }),
    ...how,
  });

/** A server that has words and no data (306) is quoted: what it said is why there is nothing. */
const readReply = <C extends Call>(call: C) => {
  const read = reader(call);
  return (data: unknown, reply: ApiReply): DataOf<C> => {
    try {
      return read(data);
    } catch (error) {
      throw data === null && reply.businessMsg ? new CallRefused(reply) : error;
    }
  };
};

/** One call and its data; fails where the server refuses or breaks the contract. */
export const ask = <C extends Call>(send: Send, call: C, question: Question<C> = {}): Observable<DataOf<C>> =>
  reply$(send, call, question).pipe(map((reply) => readReply(call)(reply.data, reply)));

/**
 * Asks at every beat that finds no question on its way; an answer that does not come is no answer, and a server that
 * says when to come again is left alone until then.
 */
export const polling = <T>(question: () => Observable<T>): OperatorFunction<unknown, T> =>
  exhaustMap(() =>
    question().pipe(catchError((error: unknown) => timer(waitOf(error)).pipe(ignoreElements()))),
  );

export interface Exchange<P, T extends string, C extends Call, R> extends Outcome<P, T, R> {
  readonly call: C;
  /** Answering `undefined` asks for nothing. */
  readonly request?: (payload: P, state: RootState, ports: Ports) => Question<C> | undefined;
  /** Where the data are not all that counts. */
  readonly read?: (data: unknown, reply: ApiReply) => R;
}

/** Command → gateway → started, then succeeded or failed. What is asked in a member's name ends with the session. */
export const exchange = <P, T extends string, C extends Call, R = DataOf<C>>({
  call,
  request = () => ({}),
  read = readReply(call) as (data: unknown, reply: ApiReply) => R,
  ...outcome
}: Exchange<P, T, C, R>): Epic =>
  attempt({
    outlivesSession: call.access === 'public',
    ...outcome,
    work: (payload, ports, state) => {
      const question = request(payload, state, ports);
      return question && reply$(ports.send, call, question).pipe(map((reply) => read(reply.data, reply)));
    },
  });

/** Reader of a call that answers with a file. */
export const readFile =
  (complaint: string) =>
  (data: unknown): Blob => {
    if (!(data instanceof Blob)) throw new Error(complaint);
    return data;
  };
