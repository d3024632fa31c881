import type { Reducer } from 'redux';
import { defineEvents, payload, type DomainEvent } from './messages';
import type { Slice } from './slice';

/** A slice joins while the page lives; the facts that already stand are handed to it, so that it misses nothing. */
export const joining = defineEvents('portal', {
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

/** Topics of which the last event stands until the next of the same topic: the session, the route. */
export type StickyTopics = Readonly<Record<string, readonly string[]>>;

export const stickyEvents = (topics: StickyTopics) => {
  const topicOf = new Map(
    Object.entries(topics).flatMap(([topic, types]) => types.map((type) => [type, topic])),
  );
  const last = new Map<string, DomainEvent>();
  return {
    hear: (event: DomainEvent) => {
      const topic = topicOf.get(event.type);
      if (topic !== undefined) last.set(topic, event);
    },
    now: (): readonly DomainEvent[] => [...last.values()],
  };
};
