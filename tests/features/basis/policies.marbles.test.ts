import { commands } from '#features/basis/commands';
import { events } from '#features/basis/events';
import {
  followAddress,
  loadKeptOfMember,
  loadWhenChosen,
  tellCopied,
  tellRefused,
} from '#features/basis/policies';
import { initialState, type BasisState } from '#features/basis/state';
import { USUAL_BASIS } from '#src/costing/basis';
import { events as auth } from '#features/auth/events';
import { events as navigation } from '#features/navigation/events';
import type { Epic } from '#src/kernel/epic';
import { causedBy, type Message } from '#src/kernel/messages';
import { anEntry, aUser, stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';

const answers = (policy: Epic, heard: Message, state: Partial<BasisState> = {}): readonly Message[] => {
  const said: Message[] = [];
  marbles(({ hot, flush }) => {
    const state$ = stateOf({ basis: { ...initialState, ...state } });
    policy(hot<Message>('h', { h: heard }), state$, fakePorts()).subscribe((message) => said.push(message));
    flush();
  })();
  return said;
};
const entered = (basis?: string) => navigation.routeEntered(anEntry({ query: basis ? { basis } : {} }));

test('the basis is what the address says, as far as it is understood', () => {
  const heard = entered('2025-09_20_nonsense');
  expect(answers(followAddress, heard)).toEqual([
    causedBy(events.basisChosen({ basis: { period: '2025-09', areaId: '20', taxBasis: '除税' } }), heard),
  ]);
});

test('an address without one ends it: figures are before tax again', () => {
  const heard = entered();
  expect(answers(followAddress, heard, { basis: { period: '2025-09' } })).toEqual([
    causedBy(events.basisChosen({ basis: USUAL_BASIS }), heard),
  ]);
});

test('another page in the same basis is no news', () => {
  expect(
    answers(followAddress, entered('2025-09'), { basis: { ...USUAL_BASIS, period: '2025-09' } }),
  ).toEqual([]);
  expect(answers(followAddress, entered())).toEqual([]);
});

test('the table comes with the first month or place', () => {
  const heard = events.basisChosen({ basis: { ...USUAL_BASIS, areaId: '20' } });
  expect(answers(loadWhenChosen, heard)).toEqual([causedBy(commands.loadTable(), heard)]);
  expect(answers(loadWhenChosen, heard, { status: 'known' })).toEqual([]);
  expect(answers(loadWhenChosen, events.basisChosen({ basis: { taxBasis: '含税' } }))).toEqual([]);
});

test('what the account keeps is asked for as soon as somebody is here', () => {
  const heard = auth.loggedIn({ user: aUser(), way: 'resumed' });
  expect(answers(loadKeptOfMember, heard)).toEqual([causedBy(commands.loadKeptBasis(), heard)]);
});

test('whoever copies is told whether it is on the clipboard', () => {
  const notice = (policy: Epic, heard: Message) => answers(policy, heard).map(({ payload }) => payload);
  expect(notice(tellCopied, events.citationCopied())).toMatchObject([
    { type: 'success', text: '引用已复制' },
  ]);
  expect(notice(tellRefused, events.citationRejected())).toMatchObject([{ type: 'warning' }]);
});
