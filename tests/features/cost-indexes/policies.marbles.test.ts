import { events as auth } from '#features/auth/events';
import { commands } from '#features/cost-indexes/commands';
import { EMPTY_DRAFT } from '#features/cost-indexes/contact-draft';
import { events } from '#features/cost-indexes/events';
import type { ListView } from '#features/cost-indexes/contract';
import { listDriver } from '#features/cost-indexes/list-driver';
import { portalEvents } from '#src/portal/pages/shared/portal-events';
import { findDraft, keepDrafts, loadWhenNeeded, viewOnEntry } from '#features/cost-indexes/policies';
import { initialState, type CostIndexesState } from '#features/cost-indexes/state';
import { events as navigation } from '#features/navigation/events';
import { events as regions } from '#features/regions/events';
import type { Epic } from '#src/kernel/epic';
import { causedBy, type Message } from '#src/kernel/messages';
import { anEntry, aUser, stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';

const { findOnEntry, refineByRegion } = listDriver.epicsWith(portalEvents);

const onList = navigation.routeEntered(
  anEntry({ name: 'projectCostList', query: { areaId: '20', category: '材料', bad: 'x' } }),
);
const onSeries = navigation.routeEntered(
  anEntry({ name: 'projectCostDetail', params: { id: 'rebar-1' }, query: { base: '2022-01' } }),
);
const elsewhere = navigation.routeEntered(anEntry());

const asks = (
  policy: Epic,
  heard: readonly Message[],
  state: Partial<CostIndexesState> = {},
  ports = fakePorts(),
) => {
  const said: Message[] = [];
  marbles(({ cold, flush }) => {
    const values = Object.fromEntries(heard.map((message, at) => [String(at), message]));
    const action$ = cold<Message>(Object.keys(values).join(''), values);
    policy(action$, stateOf({ costIndexes: { ...initialState, ...state } }), ports).subscribe((message) =>
      said.push(message),
    );
    flush();
  })();
  return said;
};

describe('entering', () => {
  test('the list asks for what its address says', () => {
    expect(asks(findOnEntry!, [onList, onSeries, elsewhere])).toEqual([
      causedBy(commands.findList({ areaId: '20', category: '材料' }), onList),
    ]);
  });

  test('[ROUTE-034] a series is viewed as its address says', () => {
    expect(asks(viewOnEntry, [onList, onSeries, elsewhere])).toEqual([
      causedBy(commands.viewIndex({ id: 'rebar-1', view: { base: '2022-01' } }), onSeries),
    ]);
  });
});

describe('a series that is viewed', () => {
  const viewed = events.indexViewed({ id: 'rebar-1', view: { base: '2022-01' } });
  const known = { id: 'rebar-1', view: {}, query: { id: 'rebar-1' } };

  test('is loaded when its figures are not there', () => {
    const load = causedBy(commands.loadIndex({ id: 'rebar-1' }), viewed);
    expect(asks(loadWhenNeeded, [viewed])).toEqual([load]);
    expect(asks(loadWhenNeeded, [viewed], { detail: { ...known, status: 'failed' } })).toEqual([load]);
  });

  test('is worked out here when only the base month changes', () => {
    expect(asks(loadWhenNeeded, [viewed], { detail: { ...known, status: 'shown' } })).toEqual([]);
  });
});

describe('a region picked', () => {
  const list = (view: ListView) => ({ list: { status: 'shown' as const, view } });
  const picked = (areaid: string, by: 'member' | 'entry' | 'address') => regions.regionPicked({ areaid, by });

  test('by the member narrows the list, 全国 lifts that', () => {
    const [here, nationwide] = [picked('20', 'member'), picked('1', 'member')];
    expect(asks(refineByRegion!, [onList, here])).toEqual([
      causedBy(commands.refineList({ areaId: '20' }), here),
    ]);
    expect(asks(refineByRegion!, [onList, nationwide], list({ areaId: '20' }))).toEqual([
      causedBy(commands.refineList({ areaId: undefined }), nationwide),
    ]);
  });

  test('[ROUTE-033] on entry, by the address or elsewhere it changes nothing', () => {
    expect(asks(refineByRegion!, [onList, picked('1', 'entry')], list({ areaId: '20' }))).toEqual([]);
    expect(asks(refineByRegion!, [onList, picked('20', 'address')])).toEqual([]);
    expect(asks(refineByRegion!, [elsewhere, picked('20', 'member')])).toEqual([]);
  });
});

describe('drafts', () => {
  const draft = { ...EMPTY_DRAFT, contactName: '王工', telephone: '13800000000', note: '需要早年的指数' };
  const loggedIn = (globalId: string) => auth.loggedIn({ user: aUser({ globalId }), way: 'account' });

  test('[DATA-009] a draft is there again for its account alone, without the phone number', () => {
    const ports = fakePorts();
    expect(asks(keepDrafts, [events.draftKept({ draft })], { globalId: '6001' }, ports)).toEqual([]);
    expect([...ports.kept.values.values()].join()).not.toContain('13800000000');
    expect(asks(findDraft, [loggedIn('6001')], {}, ports)).toEqual([
      events.draftFound({ draft: { ...draft, telephone: '' } }, loggedIn('6001')),
    ]);
    expect(asks(findDraft, [loggedIn('6002')], {}, ports)).toEqual([
      events.draftFound({ draft: EMPTY_DRAFT }, loggedIn('6002')),
    ]);
  });

  test('what was sent is no draft any longer', () => {
    const ports = fakePorts();
    const told = [events.draftKept({ draft }), events.contactAdded({ number: 'LX1' })];
    asks(keepDrafts, told, { globalId: '6001' }, ports);
    expect(ports.kept.values.size).toBe(0);
  });

  test('what is no draft is taken for an empty one', () => {
    const ports = fakePorts();
    for (const broken of ['{', '[]', '7']) {
      ports.kept.set('contactDraft:6001', broken);
      expect(asks(findDraft, [loggedIn('6001')], {}, ports)).toEqual([
        events.draftFound({ draft: EMPTY_DRAFT }, loggedIn('6001')),
      ]);
    }
  });
});
