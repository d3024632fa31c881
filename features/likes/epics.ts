import { concat, filter, map, mergeMap, of, takeUntil, type Observable } from 'rxjs';
import { askTogether } from '#src/calls/ask-together';
import { ask } from '#src/calls/exchange';
import { ifFailed } from '#src/kernel/attempt';
import type { Epic } from '#src/kernel/epic';
import { portionsOf } from '#src/kernel/gather';
import { causedBy, type DomainEvent } from '#src/kernel/messages';
import type { Ports } from '#src/kernel/ports';
import type { Send } from '#src/kernel/send';
import type { RootState } from '#src/kernel/state';
import { allOf, when } from '#src/kernel/when';
import { events as auth } from '#features/auth/events';
import { commands } from './commands';
import { likeCall, likeStatusCall, STATUS_AT_ONCE, unlikeCall } from './contract';
import { events } from './events';
import type { RecordKey } from './record-key';
import { selectMark, selectMember, selectQuestions } from './selectors';

interface Told {
  readonly record: RecordKey;
  readonly isLiked: boolean;
  readonly count: number;
}

const FORM = /^likes:([^:]+):(on|off):(\d+):([^:]+):(.+)$/;

/** One word without spaces, as the channel between tabs wants it. */
const wordOf = (member: string, { record, isLiked, count }: Told): string =>
  ['likes', encodeURIComponent(member), isLiked ? 'on' : 'off', count]
    .concat([record.kind, encodeURIComponent(record.id)])
    .join(':');

/** Undefined for other words and for those of another member. */
const readWord = (member: string | undefined, word: string): Told | undefined => {
  const [, by, way, count, kind, id] = FORM.exec(word) ?? [];
  if (member === undefined || by !== encodeURIComponent(member) || !kind || !id) return undefined;
  return { record: { kind, id: decodeURIComponent(id) }, isLiked: way === 'on', count: Number(count) };
};

interface Batch {
  readonly kind: string;
  readonly ids: readonly string[];
}

const batchesOf = (records: readonly RecordKey[]): readonly Batch[] => {
  const idsOf = new Map<string, Set<string>>();
  for (const { kind, id } of records) idsOf.set(kind, (idsOf.get(kind) ?? new Set()).add(id));
  return [...idsOf].flatMap(([kind, all]) =>
    portionsOf([...all], STATUS_AT_ONCE).map((ids) => ({ kind, ids })),
  );
};

/** For all the buttons that come into sight. A status that cannot be had is told nobody. */
export const askStatus = askTogether({
  on: commands.askStatus,
  isWanted: (state) => selectMember(state) !== undefined,
  batchesOf,
  call: likeStatusCall,
  bodyOf: ({ kind, ids }) => ({ kind, ids: [...ids] }),
  questionsIn: selectQuestions,
  asked: (ordinal) => events.statusRequested({ ordinal }),
  answered: (standings, { kind }, ordinal) => events.statusLoaded({ ordinal, kind, standings }),
  failed: (problem, { kind }) => events.statusFailed({ kind, problem }),
});

const plans = {
  like: {
    call: likeCall,
    started: events.likeRequested,
    settled: events.liked,
    refused: events.likeRejected,
  },
  unlike: {
    call: unlikeCall,
    started: events.unlikeRequested,
    settled: events.unliked,
    refused: events.unlikeRejected,
  },
} as const;

const change$ = (send: Send, way: keyof typeof plans, record: RecordKey): Observable<DomainEvent> => {
  const { call, started, settled, refused } = plans[way];
  return concat(
    of(started({ record })),
    ask(send, call, { body: { ...record } }).pipe(
      map(({ count }): DomainEvent => settled({ record, count })),
      ifFailed((problem) => refused({ record, problem })),
    ),
  );
};

/** Shown before it is answered. While one change of a record is on its way, another click on it changes nothing. */
export const changeLike: Epic = (action$, state$, { send }) =>
  action$.pipe(
    filter((action) => commands.like.match(action) || commands.unlike.match(action)),
    filter(({ payload }) => !selectMark(state$.value, payload)?.isChanging),
    mergeMap((command): Observable<DomainEvent> => {
      const way = commands.like.match(command) ? 'like' : 'unlike';
      const outcome$ = selectMember(state$.value)
        ? change$(send, way, command.payload)
        : of(events.likeDeferred({ record: command.payload }));
      return outcome$.pipe(
        takeUntil(action$.pipe(filter(auth.loggedOut.match))),
        map((event) => causedBy(event, command)),
      );
    }),
  );

const tell =
  (isLiked: boolean) =>
  (counted: ReturnType<typeof events.liked>['payload'], state: RootState, { tabs }: Ports) => {
    const member = selectMember(state);
    if (member) tabs.say(wordOf(member, { ...counted, isLiked }));
  };
export const tellOtherTabs = allOf(when(events.liked, tell(true)), when(events.unliked, tell(false)));

export const hearOtherTabs: Epic = (_action$, state$, { tabs }) =>
  tabs.heard$.pipe(
    map((word) => readWord(selectMember(state$.value), word)),
    filter((told) => told !== undefined),
    map((told) => events.otherTabFollowed(told)),
  );
