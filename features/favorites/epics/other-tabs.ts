import { filter, ignoreElements, map, mergeMap, tap } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import type { DomainEvent, Message } from '#src/kernel/messages';
import type { RecordKey } from '../contract-rows';
import { events } from '../events';
import { selectMember } from '../selectors';
import { readWord, wordOf } from '../tab-word';

interface Told {
  readonly isFavorite: boolean;
  readonly records: readonly RecordKey[];
}

const toldBy = (event: DomainEvent | Message): Told | undefined => {
  if (events.added.match(event)) return { isFavorite: true, records: [event.payload.record] };
  if (events.cancelled.match(event)) return { isFavorite: false, records: [event.payload.record] };
  if (events.restored.match(event)) return { isFavorite: true, records: event.payload.favorites };
  if (events.removed.match(event)) return { isFavorite: false, records: event.payload.favorites };
  return undefined;
};

export const tellOtherTabs: Epic = (action$, state$, { tabs }) =>
  action$.pipe(
    map(toldBy),
    filter((told) => told !== undefined),
    mergeMap(({ isFavorite, records }) => records.map((record) => ({ isFavorite, record }))),
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
