import { of } from 'rxjs';
import type { Mall, Raffle } from '#features/activities/contract/index';
import { events } from '#features/activities/events';
import { initialState, reducer } from '#features/activities/state';
import { keyOf, workOf } from '#features/activities/work';
import type { Epic } from '#src/kernel/epic';
import type { DomainEvent, Message } from '#src/kernel/messages';
import { stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';
import { anAnswer } from '#tests/support/replies';

export const folded = (...heard: readonly DomainEvent[]) => heard.reduce(reducer, initialState);
export const tells = (epic: Epic, heard: Message, own = initialState, send?: jest.Mock) => {
  const said: Message[] = [];
  marbles(({ cold, flush }) => {
    const ports = fakePorts(send ? { send: send as never } : {});
    epic(cold<Message>('a', { a: heard }), stateOf({ activities: own }), ports).subscribe((message) =>
      said.push(message),
    );
    flush();
  })();
  return said;
};
export const answering = (data: unknown) => jest.fn((_: object) => of(anAnswer(data)));
export const lost = { number: 3, by: 'points' as const };
export const raffle = (nextNumber: number) =>
  events.partLoaded({
    part: 'raffle',
    data: { own: { nextNumber, chances: 0, totalPoints: 50, leftToday: 1 } } as Raffle,
  });
export const mall = (nextNumber: number) => events.partLoaded({ part: 'mall', data: { nextNumber } as Mall });
export const DRAW = keyOf(workOf.draw());
export const ORDER = keyOf(workOf.exchange({ id: 'vip1' }));
export const drawn = {
  number: 3,
  drawn: 'points20',
  given: 'points20',
  state: 'given' as const,
  isFormer: false,
  isVip: false,
};
