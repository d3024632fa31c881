import { concat, filter, ignoreElements, map, mergeMap, of, takeUntil, tap, type Observable } from 'rxjs';
import { askTogether } from '#src/calls/ask-together';
import { ask } from '#src/calls/exchange';
import { ifFailed } from '#src/kernel/attempt';
import type { Epic } from '#src/kernel/epic';
import { portionsOf } from '#src/kernel/gather';
import { causedBy, type DomainEvent, type Message } from '#src/kernel/messages';
import type { Send } from '#src/kernel/send';
import { events as auth } from '#features/auth/events';
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

const add$ = (send: Send, record: RecordKey): Observable<DomainEvent> =>
  concat(
    of(events.addRequested({ record })),
    ask(send, addFavoriteCall, { body: { ...record } }).pipe(
      map(({ folderName }): DomainEvent => events.added({ record, folderName })),
      ifFailed((problem) => events.addRejected({ record, problem })),
    ),
  );

const cancel$ = (send: Send, record: RecordKey): Observable<DomainEvent> =>
  concat(
    of(events.cancelRequested({ record })),
    ask(send, cancelFavoriteCall, { body: { records: [{ ...record }] } }).pipe(
      map((): DomainEvent => events.cancelled({ record })),
      ifFailed((problem) => events.cancelRejected({ record, problem })),
    ),
  );

/** Shown before it is answered. While one change of a record is on its way, another click on it changes nothing. */
export const changeMark: Epic = (action$, state$, { send }) =>
  action$.pipe(
    filter((action) => commands.add.match(action) || commands.cancel.match(action)),
    filter(({ payload }) => !selectMark(state$.value, payload)?.isChanging),
    mergeMap((command): Observable<DomainEvent> => {
      const { payload: record } = command;
      const change$ = commands.add.match(command) ? add$ : cancel$;
      const outcome$ = selectMember(state$.value)
        ? change$(send, record)
        : of(events.addDeferred({ record }));
      return outcome$.pipe(
        takeUntil(action$.pipe(filter(auth.loggedOut.match))),
        map((event) => causedBy(event, command)),
      );
    }),
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
