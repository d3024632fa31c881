import {
  catchError,
  concat,
  filter,
  from,
  map,
  merge,
  mergeMap,
  of,
  switchMap,
  takeUntil,
  type Observable,
} from 'rxjs';
import { reader, requestOf } from '../../../src/contract/call';
import type { Epic } from '../../../src/kernel/epic';
import { causedBy, type DomainEvent } from '../../../src/kernel/messages';
import { problemOf, type ApiRequest, type Send } from '../../../src/kernel/send';
import { events as auth } from '../../auth/events';
import { commands } from '../commands';
import { BLOCKS, MARKET_BLOCKS, blockCalls, type Block, type BlockFound } from '../blocks';
import { events } from '../events';
import { selectDetail } from '../selectors';

interface Asked {
  readonly id: string;
  readonly projectId: string;
  readonly areaId?: string | undefined;
}

const requestFor = (block: Block, { id, projectId, areaId }: Asked): ApiRequest => {
  if (block === 'info') return requestOf(blockCalls.info, { query: { id, projectId } });
  const isOfMarket = MARKET_BLOCKS.includes(block);
  return requestOf(blockCalls[block], { query: { id, ...(isOfMarket && areaId && { areaId }) } });
};

/** Quiet: each block of the page says for itself what went wrong and offers another try. */
const loadBlock = (send: Send, block: Block, asked: Asked): Observable<DomainEvent> =>
  concat(
    of(events.blockStarted({ block })),
    send({ ...requestFor(block, asked), quiet: true }).pipe(
      map(({ data }) => events.blockFound({ block, data: reader(blockCalls[block])(data) } as BlockFound)),
      catchError((error: unknown) => of(events.blockLost({ block, problem: problemOf(error) }))),
    ),
  );

export const loadDetail: Epic = (action$, _state$, { send }) =>
  action$.pipe(
    filter(commands.loadDetail.match),
    switchMap((command) =>
      concat(
        of(events.detailStarted(command.payload)),
        merge(...BLOCKS.map((block) => loadBlock(send, block, command.payload))),
      ).pipe(
        takeUntil(action$.pipe(filter(auth.loggedOut.match))),
        map((event) => causedBy(event, command)),
      ),
    ),
  );

const left = (action: unknown) => events.detailStarted.match(action) || auth.loggedOut.match(action);

export const retryBlock: Epic = (action$, state$, { send }) =>
  action$.pipe(
    filter(commands.retryBlock.match),
    mergeMap((command) => {
      const { id, projectId, comparedWith: areaId } = selectDetail(state$.value);
      return loadBlock(send, command.payload.block, { id, projectId, areaId }).pipe(
        takeUntil(action$.pipe(filter(left))),
        map((event) => causedBy(event, command)),
      );
    }),
  );

export const compareWith: Epic = (action$, state$, { send }) =>
  action$.pipe(
    filter(commands.compareWith.match),
    switchMap((command) => {
      const { id, projectId } = selectDetail(state$.value);
      const { areaId } = command.payload;
      return concat(
        of(events.comparisonChosen({ areaId })),
        from(MARKET_BLOCKS).pipe(mergeMap((block) => loadBlock(send, block, { id, projectId, areaId }))),
      ).pipe(
        takeUntil(action$.pipe(filter(left))),
        map((event) => causedBy(event, command)),
      );
    }),
  );
