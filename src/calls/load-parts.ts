import { switchMap, throwError } from 'rxjs';
import type { Call } from '#src/contract/call';
import { codes } from '#src/contract/codes';
import { attempt } from '#src/kernel/attempt';
import type { Epic } from '#src/kernel/epic';
import type { DomainEvent, Heard, Message } from '#src/kernel/messages';
import { allOf } from '#src/kernel/when';
import { CallRefused } from '#src/kernel/send';
import { ask } from './exchange';
import type { PartAsked, PartCalls, PartFailed, PartLoaded, PartOf } from './latest-answers';

interface Events<C extends PartCalls, Query> {
  partRequested(asked: PartAsked<C, Query>): DomainEvent;
  partLoaded(loaded: PartLoaded<C>): DomainEvent;
  partFailed(failed: PartFailed<C>): DomainEvent;
}

const refusalOf = (businessMsg: string) =>
  new CallRefused({ httpStatus: 200, statusCode: codes.badRequest, businessMsg, warnMsg: [], data: null });

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
  /** What is wrong with a query that people write themselves: it is not sent. */
  faultIn: (call: Call, query: Query) => string | undefined = () => undefined,
): Epic => {
  type Load = Message<'command', PartAsked<C, Query>, T>;
  const loading = (part: PartOf<C>, call: C[PartOf<C>]) =>
    attempt({
      outlivesSession: call.access === 'public',
      on: { match: (action): action is Load => on.match(action) && action.payload.part === part },
      overlap: switchMap,
      work: ({ query }, { send }) => {
        if (query === undefined) return ask(send, call);
        const fault = faultIn(call, query);
        return fault === undefined
          ? ask<C[PartOf<C>]>(send, call, { query: query as never })
          : throwError(() => refusalOf(fault));
      },
      started: (asked) => events.partRequested(asked),
      succeeded: (data) => events.partLoaded({ part, data }),
      failed: (problem) => events.partFailed({ part, problem }),
    });
  return allOf(
    ...Object.entries(calls).map(([part, call]) => loading(part as PartOf<C>, call as C[PartOf<C>])),
  );
};
