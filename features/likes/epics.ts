import { filter, map, mergeMap } from 'rxjs';
import { askTogether } from '#src/calls/ask-together';
import { exchange } from '#src/calls/exchange';
import type { Epic } from '#src/kernel/epic';
import { portionsOf } from '#src/kernel/gather';
import type { Ports } from '#src/kernel/ports';
import type { RootState } from '#src/kernel/state';
import { allOf, when } from '#src/kernel/when';
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

/** While one change of a record is on its way, another click on it changes nothing. */
const request = (record: RecordKey, state: RootState) =>
  selectMember(state) && !selectMark(state, record)?.isChanging ? { body: { ...record } } : undefined;
const defer = (record: RecordKey, state: RootState) =>
  selectMember(state) ? undefined : events.likeDeferred({ record });

/** Shown before it is answered. */
export const changeLike = allOf(
  exchange({
    on: commands.like,
    overlap: mergeMap,
    call: likeCall,
    request,
    started: (record) => events.likeRequested({ record }),
    succeeded: ({ count }, record) => events.liked({ record, count }),
    failed: (problem, record) => events.likeRejected({ record, problem }),
  }),
  exchange({
    on: commands.unlike,
    overlap: mergeMap,
    call: unlikeCall,
    request,
    started: (record) => events.unlikeRequested({ record }),
    succeeded: ({ count }, record) => events.unliked({ record, count }),
    failed: (problem, record) => events.unlikeRejected({ record, problem }),
  }),
  when(commands.like, defer),
  when(commands.unlike, defer),
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
