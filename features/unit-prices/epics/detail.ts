import {
  auditTime,
  concat,
  filter,
  from,
  ignoreElements,
  map,
  merge,
  mergeMap,
  of,
  switchMap,
  takeUntil,
  tap,
  type Observable,
} from 'rxjs';
import { ask } from '#src/calls/exchange';
import type { Call } from '#src/contract/call';
import { ifFailed } from '#src/kernel/attempt';
import type { Epic } from '#src/kernel/epic';
import { causedBy, type DomainEvent } from '#src/kernel/messages';
import { THROTTLE_MS } from '#src/kernel/pace';
import type { Send } from '#src/kernel/send';
import { allOf, when } from '#src/kernel/when';
import { events as auth } from '#features/auth/events';
import { BASIS_BLOCKS, blockCalls, BLOCKS, MARKET_BLOCKS, type Block, type BlockFound } from '../blocks';
import { commands } from '../commands';
import { changesNothing, detailPath } from '../detail-view';
import { events } from '../events';
import type { NoteAddress } from '../note-address';
import { selectChosenScheme, selectDetail } from '../selectors';

/** The same record once more with other terms in its address loads nothing; in another basis, its statistics alone. */
export const openDetail = when(commands.openDetail, ({ id, projectId, terms, basis, lacksRights }, state) => {
  if (lacksRights) return events.detailRejected({ id, projectId });
  const before = selectDetail(state);
  const isSame = before.id === id && before.projectId === projectId && !before.isWithheld;
  const isHeld = isSame && before.blocks.info?.status === 'shown';
  const tried = events.termsTried({ terms });
  if (!isHeld) return [tried, commands.loadDetail({ id, projectId, basis })];
  return before.basis === basis ? tried : [tried, commands.readDetailIn({ basis })];
});

export const tryTerms = allOf(
  when(commands.tryTerms, ({ terms }, state) => {
    // With a scheme chosen, the record's own terms are something to try out as well.
    const isNothing = changesNothing(terms) && !selectChosenScheme(state);
    return events.termsTried({ terms: isNothing ? undefined : terms });
  }),
  when(commands.endTrial, () => events.termsTried({ terms: undefined })),
);

/**
 * What is tried out stands in the address, so that it can be sent to a colleague and outlives a lost session. Browsers
 * refuse an address that changes with every step of a slider.
 */
export const noteTerms =
  (note: NoteAddress): Epic =>
  (action$, state$, { address }) =>
    action$.pipe(
      filter(events.termsTried.match),
      auditTime(THROTTLE_MS),
      map(() => selectDetail(state$.value)),
      // Meanwhile the page may have been left.
      filter(({ id, projectId }) => address.current().split('?')[0] === detailPath({ id, projectId })),
      tap(({ id, projectId, terms }) => note(detailPath({ id, projectId, terms }))),
      ignoreElements(),
    );

interface Asked {
  readonly id: string;
  readonly projectId: string;
  readonly areaId?: string | undefined;
  readonly basis?: string | undefined;
}

/** Whoever asks for a block anew, in another basis or place, wants no former answer. */
const asksAnew =
  (block: Block) =>
  (action: unknown): boolean =>
    commands.loadDetail.match(action) ||
    (commands.readDetailIn.match(action) && BASIS_BLOCKS.includes(block)) ||
    (commands.compareWith.match(action) && MARKET_BLOCKS.includes(block)) ||
    (commands.retryBlock.match(action) && action.payload.block === block);

/** Each block of the page says for itself what went wrong and offers another try. */
const loadBlock = (
  action$: Observable<unknown>,
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
      takeUntil(action$.pipe(filter(asksAnew(block)))),
    ),
  );
};

/** What was asked about the record before is not put under one that is not shown. */
const ended = (action: unknown) => events.detailRejected.match(action) || auth.loggedOut.match(action);
const left = (action: unknown) => events.detailRequested.match(action) || ended(action);

export const loadDetail: Epic = (action$, _, { send }) =>
  action$.pipe(
    filter(commands.loadDetail.match),
    switchMap((command) => {
      const asked = command.payload;
      return concat(
        of(events.detailRequested(asked)),
        merge(...BLOCKS.map((block) => loadBlock(action$, send, block, asked))),
      ).pipe(
        takeUntil(action$.pipe(filter(ended))),
        map((event) => causedBy(event, command)),
      );
    }),
  );

export const retryBlock: Epic = (action$, state$, { send }) =>
  action$.pipe(
    filter(commands.retryBlock.match),
    mergeMap((command) => {
      const { id, projectId, comparedWith: areaId, basis } = selectDetail(state$.value);
      return loadBlock(action$, send, command.payload.block, { id, projectId, areaId, basis }).pipe(
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
          mergeMap((block) => loadBlock(action$, send, block, { id, projectId, areaId, basis })),
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
          mergeMap((block) => loadBlock(action$, send, block, { id, projectId, areaId, basis })),
        ),
      ).pipe(
        takeUntil(action$.pipe(filter(left))),
        map((event) => causedBy(event, command)),
      );
    }),
  );
