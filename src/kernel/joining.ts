import type { Reducer } from 'redux';
import { defineEvents, payload, type DomainEvent } from './messages';
import type { Slice } from './slice';

export const joining = defineEvents('portal', {
  /** A slice joins while the page lives; the facts that already stand are handed to it, so that it misses nothing. */
  sliceJoined: payload<{ readonly slice: string; readonly facts: readonly DomainEvent[] }>(),
});

/** The reducer of a late slice: on joining it hears what still stands, then everything. */
export const catchingUp = <State>({
  name,
  reducer,
}: Pick<Slice<string, State, never>, 'name' | 'reducer'>): Reducer<State> => {
  return (state, action) => {
    if (!joining.sliceJoined.match(action) || action.payload.slice !== name) return reducer(state, action);
    return action.payload.facts.reduce<State>((sum, fact) => reducer(sum, fact), reducer(undefined, action));
  };
};

/** Topics of which the last event stands until the next of the same topic: the session, the route. An event may be of several. */
export type StickyTopics = Readonly<Record<string, readonly string[]>>;

export const stickyEvents = (topics: StickyTopics) => {
  const last = new Map<string, DomainEvent>();
  return {
    hear: (event: DomainEvent) => {
      for (const [topic, types] of Object.entries(topics))
        if (types.includes(event.type)) last.set(topic, event);
    },
    now: (): readonly DomainEvent[] => [...new Set(last.values())],
  };
};
