import { concat, filter, from, map, merge, mergeMap, of, switchMap, takeUntil, type Observable } from 'rxjs';
import { ask } from '#src/calls/exchange';
import type { Call } from '#src/contract/call';
import { ifFailed } from '#src/kernel/attempt';
import type { Epic } from '#src/kernel/epic';
import { causedBy, type DomainEvent } from '#src/kernel/messages';
import type { Send } from '#src/kernel/send';
import { events as auth } from '#features/auth/events';
import { commands } from '../commands';
import { BASIS_BLOCKS, BLOCKS, MARKET_BLOCKS, blockCalls, type Block, type BlockFound } from '../blocks';
import { events } from '../events';
import { selectDetail } from '../selectors';

interface Asked {
  readonly id: string;
  readonly projectId: string;
  readonly areaId?: string | undefined;
  readonly basis?: string | undefined;
}

/** Each block of the page says for itself what went wrong and offers another try. */
const loadBlock = (
  send: Send,
  block: Block,
  { id, projectId, areaId, basis }: Asked,
): Observable<DomainEvent> => {
  const query = {
    id,
    ...(block === 'info' && { projectId }),
    ...(MARKET_BLOCKS.includes(block) && areaId && { areaId }),
    ...(BASIS_BLOCKS.includes(block) && basis && { basis }),
  };
  return concat(
    of(events.blockRequested({ block })),
    ask<Call>(send, blockCalls[block], { query }).pipe(
      map((data): DomainEvent => events.blockLoaded({ block, data } as BlockFound)),
      ifFailed((problem) => events.blockFailed({ block, problem })),
    ),
  );
};

export const loadDetail: Epic = (action$, state$, { send }) =>
  action$.pipe(
    filter(commands.loadDetail.match),
    switchMap((command) => {
      const { id, projectId, basis = selectDetail(state$.value).basis } = command.payload;
      const asked = { id, projectId, basis };
      return concat(
        of(events.detailRequested(asked)),
        merge(...BLOCKS.map((block) => loadBlock(send, block, asked))),
      ).pipe(
        takeUntil(action$.pipe(filter(auth.loggedOut.match))),
        map((event) => causedBy(event, command)),
      );
    }),
  );

const left = (action: unknown) => events.detailRequested.match(action) || auth.loggedOut.match(action);

export const retryBlock: Epic = (action$, state$, { send }) =>
  action$.pipe(
    filter(commands.retryBlock.match),
    mergeMap((command) => {
      const { id, projectId, comparedWith: areaId, basis } = selectDetail(state$.value);
      return loadBlock(send, command.payload.block, { id, projectId, areaId, basis }).pipe(
        takeUntil(action$.pipe(filter(left))),
        map((event) => causedBy(event, command)),
      );
    }),
  );

export const compareWith: Epic = (action$, state$, { send }) =>
  action$.pipe(
    filter(commands.compareWith.match),
    switchMap((command) => {
      const { id, projectId, basis } = selectDetail(state$.value);
      const { areaId } = command.payload;
      return concat(
        of(events.comparisonChosen({ areaId })),
        from(MARKET_BLOCKS).pipe(
          mergeMap((block) => loadBlock(send, block, { id, projectId, areaId, basis })),
        ),
      ).pipe(
        takeUntil(action$.pipe(filter(left))),
        map((event) => causedBy(event, command)),
      );
    }),
  );

export const readDetailIn: Epic = (action$, state$, { send }) =>
  action$.pipe(
    filter(commands.readDetailIn.match),
    switchMap((command) => {
      const { id, projectId, comparedWith: areaId } = selectDetail(state$.value);
      const { basis } = command.payload;
      return concat(
        of(events.detailBasisChosen({ basis })),
        from(BASIS_BLOCKS).pipe(
          mergeMap((block) => loadBlock(send, block, { id, projectId, areaId, basis })),
        ),
      ).pipe(
        takeUntil(action$.pipe(filter(left))),
        map((event) => causedBy(event, command)),
      );
    }),
  );
