import { switchMap } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import type { DomainEvent, Heard, Message } from '#src/kernel/messages';
import { allOf } from '#src/kernel/when';
import { exchange } from './exchange';
import type { PartAsked, PartCalls, PartFailed, PartLoaded, PartOf } from './latest-answers';

interface Events<C extends PartCalls, Query> {
  partRequested(asked: PartAsked<C, Query>): DomainEvent;
  partLoaded(loaded: PartLoaded<C>): DomainEvent;
  partFailed(failed: PartFailed<C>): DomainEvent;
}

/**
 * Each part has its own latest question: asked again it is the new answer that counts, and no part waits for another.
 *
 *   load   aba------
 *   tell   aba--b-a-
 */
export const loadParts = <C extends PartCalls, Query, T extends string>(
  calls: C,
  on: Heard<'command', PartAsked<C, Query>, T>,
  events: Events<C, Query>,
): Epic => {
  type Load = Message<'command', PartAsked<C, Query>, T>;
  const loading = (part: PartOf<C>, call: C[PartOf<C>]) =>
    exchange({
      on: { match: (action): action is Load => on.match(action) && action.payload.part === part },
      overlap: switchMap,
      call,
      request: ({ query }) => (query === undefined ? {} : { query: query as never }),
      started: (asked) => events.partRequested(asked),
      succeeded: (data) => events.partLoaded({ part, data }),
      failed: (problem) => events.partFailed({ part, problem }),
    });
  return allOf(
    ...Object.entries(calls).map(([part, call]) => loading(part as PartOf<C>, call as C[PartOf<C>])),
  );
};
