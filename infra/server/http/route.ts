import type { FastifyBaseLogger } from 'fastify';
import type { PoolClient } from 'pg';
import type * as z from 'zod/mini';
import type { Call } from '#src/contract/call';
import type { Identity } from './identity';

export interface RequestContext<C extends Call> {
  readonly query: z.output<C['query']>;
  readonly body: z.output<C['body']>;
  readonly params: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly ip: string;
  readonly log: FastifyBaseLogger;
  /** Present whenever the call's access is not `public`. */
  readonly identity: Identity | undefined;
  /** Thumbprint of the key that signed the request; undefined when it was not signed. */
  readonly device: string | undefined;
  /** The transaction of a call that takes effect once; whatever such a call does, it does through this alone. */
  readonly client?: PoolClient | undefined;
  readonly reply: { setHeader(name: string, value: string): void };
}

/** The data alone, or the data with the envelope's rarer fields. */
export class Answer<D> {
  constructor(
    readonly data: D,
    readonly more: {
      readonly statusCode?: number;
      readonly businessMsg?: string;
      readonly warnMsg?: readonly string[];
      readonly id?: string;
    } = {},
  ) {}
}

/**
 * Log-ins and sessions have connections and places of their own, which no list can use up. So have facts of behaviour,
 * each of which holds its place until its group is stored: they and the members' calls never wait for one another. What is
 * printed waits for the one press, and holds no place of the lists meanwhile.
 */
export type Lane = 'sessions' | 'members' | 'facts' | 'printing';

export interface Route<C extends Call = Call> {
  readonly call: C;
  /** `members` unless told. */
  readonly lane?: Lane;
  /**
   * Of a call that takes effect once: what comes before its transaction, which is rolled back where it refuses. What is
   * counted here stays counted; a repetition counts, too.
   */
  readonly before?: (context: RequestContext<C>) => Promise<void>;
  readonly handle: (context: RequestContext<C>) => Promise<z.input<C['data']> | Answer<z.input<C['data']>>>;
}

/** Ties a contract to what answers it; the type checker holds the answer to the contract. */
export const route = <C extends Call>(call: C, handle: Route<C>['handle']): Route => ({ call, handle });

/** The same where a call that takes effect once is looked at before its transaction. */
export const routeAfter = <C extends Call>(
  call: C,
  before: NonNullable<Route<C>['before']>,
  handle: Route<C>['handle'],
): Route => ({ call, before, handle });

export const inPrinting = (printed: Route): Route => ({ ...printed, lane: 'printing' });

/** The transaction of a call whose contract says `once`. */
export const transactionOf = ({ client }: { readonly client?: PoolClient | undefined }): PoolClient => {
  if (!client) throw new Error('the contract of this call does not say once, or nobody minds it');
  return client;
};

/** The identity of a call whose contract demands one. */
export const member = ({ identity }: { readonly identity: Identity | undefined }): Identity => {
  if (!identity) throw new Error('the contract of this call does not demand a session');
  return identity;
};
