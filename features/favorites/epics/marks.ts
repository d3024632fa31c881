import { filter, ignoreElements, map, mergeMap, tap } from 'rxjs';
import { askTogether } from '#src/calls/ask-together';
import { exchange } from '#src/calls/exchange';
import type { Epic } from '#src/kernel/epic';
import { portionsOf } from '#src/kernel/gather';
import type { Message } from '#src/kernel/messages';
import type { RootState } from '#src/kernel/state';
import { allOf, when } from '#src/kernel/when';
import { commands } from '../commands';
import { addFavoriteCall, cancelFavoriteCall, STATUS_AT_ONCE, statusCall } from '../contract';
import type { RecordKey } from '../contract-rows';
import { events } from '../events';
import { nameOf } from '../record-name';
import { selectMark, selectMember, selectQuestions } from '../selectors';

const batchesOf = (wanted: readonly RecordKey[]): readonly (readonly RecordKey[])[] => {
  const records = new Map(wanted.map((record) => [nameOf(record), record]));
  return portionsOf([...records.values()], STATUS_AT_ONCE);
};

/** For all the buttons that come into sight. A status that cannot be had is told nobody. */
export const askStatus = askTogether({
  on: commands.askStatus,
  isWanted: (state) => selectMember(state) !== undefined,
  batchesOf,
  call: statusCall,
  bodyOf: (records) => ({ records: [...records] }),
  questionsIn: selectQuestions,
  asked: (ordinal) => events.statusRequested({ ordinal }),
  answered: ({ favorites }, records, ordinal) => events.statusLoaded({ ordinal, records, favorites }),
  failed: (problem) => events.statusFailed({ problem }),
});

/** While one change of a record is on its way, another click on it changes nothing. */
const mayChange = (record: RecordKey, state: RootState): boolean =>
  selectMember(state) !== undefined && !selectMark(state, record)?.isChanging;
const defer = (record: RecordKey, state: RootState) =>
  selectMember(state) ? undefined : events.addDeferred({ record });

/** Shown before it is answered. */
export const changeMark = allOf(
  exchange({
    on: commands.add,
    overlap: mergeMap,
    call: addFavoriteCall,
    request: (record, state) => (mayChange(record, state) ? { body: { ...record } } : undefined),
    started: (record) => events.addRequested({ record }),
    succeeded: ({ folderName }, record) => events.added({ record, folderName }),
    failed: (problem, record) => events.addRejected({ record, problem }),
  }),
  exchange({
    on: commands.cancel,
    overlap: mergeMap,
    call: cancelFavoriteCall,
    request: (record, state) =>
      mayChange(record, state) ? { body: { records: [{ ...record }] } } : undefined,
    started: (record) => events.cancelRequested({ record }),
    succeeded: (_, record) => events.cancelled({ record }),
    failed: (problem, record) => events.cancelRejected({ record, problem }),
  }),
  when(commands.add, defer),
  when(commands.cancel, defer),
);

interface Told {
  readonly record: RecordKey;
  readonly isFavorite: boolean;
}

const FORM = /^favorites:([^:]+):(on|off):([^:]+):(.+)$/;

/** One word without spaces, as the channel between tabs wants it. */
export const wordOf = (member: string, { record, isFavorite }: Told): string =>
  ['favorites', encodeURIComponent(member), isFavorite ? 'on' : 'off']
    .concat([record.kind, encodeURIComponent(record.ref)])
    .join(':');

/** Undefined for other words and for those of another member. */
export const readWord = (member: string | undefined, word: string): Told | undefined => {
  const [, by, way, kind, ref] = FORM.exec(word) ?? [];
  if (member === undefined || by !== encodeURIComponent(member) || !kind || !ref) return undefined;
  return { record: { kind, ref: decodeURIComponent(ref) }, isFavorite: way === 'on' };
};

const each = (records: readonly RecordKey[], isFavorite: boolean): readonly Told[] =>
  records.map((record) => ({ record, isFavorite }));

const toldBy = (event: Message): readonly Told[] => {
  if (events.added.match(event)) return each([event.payload.record], true);
  if (events.cancelled.match(event)) return each([event.payload.record], false);
  if (events.restored.match(event)) return each(event.payload.favorites, true);
  if (events.removed.match(event)) return each(event.payload.favorites, false);
  return [];
};

export const tellOtherTabs: Epic = (action$, state$, { tabs }) =>
  action$.pipe(
    mergeMap(toldBy),
    tap((told) => {
      const member = selectMember(state$.value);
      if (member) tabs.say(wordOf(member, told));
    }),
    ignoreElements(),
  );

export const hearOtherTabs: Epic = (_action$, state$, { tabs }) =>
  tabs.heard$.pipe(
    map((word) => readWord(selectMember(state$.value), word)),
    filter((told) => told !== undefined),
    map((told) => events.otherTabFollowed(told)),
  );
