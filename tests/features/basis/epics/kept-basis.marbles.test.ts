import { commands } from '#features/basis/commands';
import { changeBasis, keepBasis, loadKeptBasis, readAsKept } from '#features/basis/epics';
import { events } from '#features/basis/events';
import { initialState, type BasisState } from '#features/basis/state';
import { USUAL_BASIS, type Basis } from '#src/costing/basis';
import type { Epic } from '#src/kernel/epic';
import { causedBy, type Message } from '#src/kernel/messages';
import { CallRefused } from '#src/kernel/send';
import { stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakeAddress, fakePorts } from '#tests/support/ports';
import { anAnswer, aReply } from '#tests/support/replies';

const LIST = '/commonproj/index?type=office';
const withTax: Basis = { taxBasis: '含税' };
const problem = { code: 500, message: '出错了' };

/** What an epic says and where it goes, hearing this where the page is read so. */
const hearing = (
  epic: Epic,
  heard: Message,
  { hasMember = true, basis = USUAL_BASIS }: Partial<BasisState> = {},
) => {
  const address = fakeAddress(LIST);
  const said: Message[] = [];
  marbles(({ hot, flush }) => {
    const state$ = stateOf({ basis: { ...initialState, hasMember, basis } });
    epic(hot<Message>('h', { h: heard }), state$, fakePorts({ address })).subscribe((one) => said.push(one));
    flush();
  })();
  return { said, moves: address.moves };
};

test('a choice of a member is kept for them; of a visitor nothing is', () => {
  const chosen = commands.chooseBasis({ taxBasis: '含税' });
  expect(hearing(changeBasis, chosen).said).toEqual([
    causedBy(commands.keepBasis({ basis: withTax }), chosen),
  ]);
  const cleared = commands.clearBasis();
  expect(hearing(changeBasis, cleared, { basis: withTax }).said).toEqual([
    causedBy(commands.keepBasis({ basis: USUAL_BASIS }), cleared),
  ]);
  expect(hearing(changeBasis, chosen, { hasMember: false }).said).toEqual([]);
});

test('a page whose address says nothing is read as the account keeps it', () => {
  const kept = events.keptLoaded({ basis: { ...withTax, period: '2025-09' } });
  expect(hearing(readAsKept, kept).moves).toEqual([`replace ${LIST}&basis=2025-09_in`]);
});

test('an address of its own stands, and the usual basis needs no word', () => {
  const kept = events.keptLoaded({ basis: withTax });
  expect(hearing(readAsKept, kept, { basis: { ...USUAL_BASIS, areaId: '20' } }).moves).toEqual([]);
  expect(hearing(readAsKept, events.keptLoaded({ basis: USUAL_BASIS })).moves).toEqual([]);
});

test(
  'choices are kept one after the other, so that the newest is the last',
  marbles(({ hot, cold, expectObservable }) => {
    const first = commands.keepBasis({ basis: { ...USUAL_BASIS, areaId: '20' } });
    const second = commands.keepBasis({ basis: withTax });
    const send = () => cold('--(t|)', { t: anAnswer({ basis: 'in' }) });
    const choice$ = hot<Message>('fs', { f: first, s: second });
    expectObservable(keepBasis(choice$, stateOf({}), fakePorts({ send }))).toBe('--k-l', {
      k: events.basisKept({ basis: withTax }, first),
      l: events.basisKept({ basis: withTax }, second),
    });
  }),
);

test(
  'what cannot be kept or read is told with its reason',
  marbles(({ hot, cold, expectObservable }) => {
    const keep = commands.keepBasis({ basis: withTax });
    const load = commands.loadKeptBasis();
    const send = () => cold<never>('-#', {}, new CallRefused(aReply(500), '出错了'));
    const ports = fakePorts({ send });
    expectObservable(keepBasis(hot<Message>('k', { k: keep }), stateOf({}), ports)).toBe('-f', {
      f: events.keepingFailed({ problem }, keep),
    });
    expectObservable(loadKeptBasis(hot<Message>('l', { l: load }), stateOf({}), ports)).toBe('-f', {
      f: events.keptFailed({ problem }, load),
    });
  }),
);

test(
  'what is chosen before the answer is there is newer than it',
  marbles(({ hot, cold, expectObservable }) => {
    const load = commands.loadKeptBasis();
    const send = () => cold('--(t|)', { t: anAnswer({ basis: 'in' }) });
    const message$ = hot<Message>('lc', { l: load, c: commands.clearBasis() });
    expectObservable(loadKeptBasis(message$, stateOf({}), fakePorts({ send }))).toBe('');
  }),
);
