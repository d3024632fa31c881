/** Body status codes of signed requests, beside those of `codes.ts`. */
export const cryptoCodes = {
  /** The signing clock is off. `data` is a ClockRefusal; answered silently by signing again. */
  clock: 961,
  /** The server does not know this device or this key any more. Answered silently by a new handshake. */
  handshake: 962,
  /** Unsigned, altered or sent before. */
  signature: 963,
} as const;

export interface ClockRefusal {
  /** Milliseconds; a request signed with this time is accepted at once. */
  readonly serverTime: number;
}
