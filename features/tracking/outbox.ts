import type { Observable } from 'rxjs';
import type { TrackedBody } from './contract';

/** A fact that the server has not acknowledged. */
export interface WaitingFact {
  /** UUIDv7, so that ids are in the order of time. */
  readonly id: string;
  readonly at: number;
  readonly body: TrackedBody;
}

/** What an outbox may hold. */
export interface Room {
  readonly facts: number;
  readonly bytes: number;
  /** Part of it that is used once a full outbox has made room: the report of that must not fill it again. */
  readonly used: number;
}

/** Port: where facts wait for the server. What it gives, it gives oldest first. */
export interface Outbox {
  readonly count: () => Observable<number>;
  /** Gives those that had to make room. A fact that is there already is kept once. */
  readonly put: (facts: readonly WaitingFact[], room: Room) => Observable<readonly WaitingFact[]>;
  /** Of these owners. */
  readonly next: (most: number, owners: readonly string[]) => Observable<readonly WaitingFact[]>;
  readonly remove: (ids: readonly string[]) => Observable<unknown>;
  /** Removes what happened before, or is of this owner; gives what it was. */
  readonly removeBefore: (at: number) => Observable<readonly WaitingFact[]>;
  readonly removeOf: (owner: string) => Observable<readonly WaitingFact[]>;
}

/** Seen in passing, or of the machine: the first that are missed least. */
const PASSING = ['10', '60', '90'];
/** A report of drops stays: what it counts would be lost with it. */
const DROPS = '990102';

/** How an outbox sees what it holds. */
export interface FactReading {
  readonly ownerOf: (fact: WaitingFact) => string;
  /** The lowest makes room first; without a rank it never does. */
  readonly rankOf: (fact: WaitingFact) => number | undefined;
}

/** What sending facts needs of the browser. */
export interface DeliveryPorts {
  /** Of all tabs; absent where they cannot agree on who sends. */
  readonly shared: ((reading: FactReading) => Outbox) | undefined;
  /** There is a network again. */
  readonly online$: Observable<unknown>;
  /** Sends while the page is left, without an answer. */
  readonly beacon: (path: string, body: unknown) => void;
}

const NOBODY = '';

export const reading: FactReading = {
  ownerOf: ({ body }) => body.accountName ?? NOBODY,
  rankOf: ({ body: { fncode } }) =>
    fncode === DROPS ? undefined : Number(!PASSING.includes(fncode.slice(0, 2))),
};

export const sizeOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

/** The first that are no more bytes together; the very first in any case. */
export const fitting = (facts: readonly WaitingFact[], bytes: number): readonly WaitingFact[] => {
  let left = bytes;
  const end = facts.findIndex(({ body }, at) => {
    left -= sizeOf(body) + 1;
    return left < 0 && at > 0;
  });
  return end < 0 ? facts : facts.slice(0, end);
};

/** Whose facts may go out: nothing of a member does while somebody else is here, or nobody. */
export const sendableOwners = (accountName: string | undefined): readonly string[] =>
  accountName === undefined ? [NOBODY] : [NOBODY, accountName];
