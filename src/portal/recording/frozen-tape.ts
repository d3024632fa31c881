import type { Segment, State } from '#infra/action-log/kept';

/** What is reported of. */
export const MINUTE_MS = 60_000;

export interface FrozenTape {
  readonly segments: readonly Segment[];
  readonly state: State;
  /** Ms since 1970. */
  readonly at: number;
}

const lastOf = ({ entries }: Segment): number => entries.at(-1)?.at ?? 0;

/** Segments in which something happened within the last minute; where nothing did, what happened last. */
export const frozenTape = (segments: readonly Segment[], state: State, at: number): FrozenTape => {
  const first = segments.findIndex((segment) => lastOf(segment) > at - MINUTE_MS);
  return {
    segments: segments.slice(first).map((segment) => ({ ...segment, entries: [...segment.entries] })),
    state,
    at,
  };
};
