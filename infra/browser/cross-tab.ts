import { filter, ignoreElements, map, merge, tap, type Observable } from 'rxjs';
import type { DomainEvent, Message } from '#src/kernel/messages';
import type { TabChannel } from '#src/kernel/ports';

export interface Spread<E extends DomainEvent> {
  readonly word: string;
  readonly match: (action: unknown) => action is E;
  /** Only what happened here is said; what was heard is not echoed. */
  readonly isOurs: (event: E) => boolean;
  readonly heard: () => DomainEvent;
}

/**
 *   action$   --o---h--     o = ours, h = heard from another tab
 *   said        o
 *   heard$    ------w--
 *   out       ------h--
 */
export const spreadToOtherTabs =
  <E extends DomainEvent>(channel: TabChannel, { word, match, isOurs, heard }: Spread<E>) =>
  (action$: Observable<Message>): Observable<DomainEvent> =>
    merge(
      action$.pipe(
        filter(match),
        filter(isOurs),
        tap(() => channel.say(word)),
        ignoreElements(),
      ),
      channel.heard$.pipe(
        filter((said) => said === word),
        map(heard),
      ),
    );
