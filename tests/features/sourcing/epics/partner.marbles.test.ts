import { of, Subject, throwError } from 'rxjs';
import { events as auth } from '#features/auth/events';
import { events as navigation } from '#features/navigation/events';
import { sourcing } from '#features/sourcing/index';
import { commands } from '#features/sourcing/commands';
import { EMPTY } from '#features/sourcing/drafts';
import { runTogether, type State$ } from '#src/kernel/epic';
import type { DomainEvent, Message } from '#src/kernel/messages';
import type { ApiRequest } from '#src/kernel/send';
import { anEntry, aUser } from '#tests/support/builders';
import { fakeAddress, fakePorts, memoryStorage } from '#tests/support/ports';
import { anAnswer } from '#tests/support/replies';

const USER = { canUse: true, userToken: 'u-1', enterpriseName: '某建设集团', enterpriseCode: 'E1' };
const answers: Readonly<Record<string, unknown>> = {
  '/pb/api/m2/getOpenUserRights': USER,
  '/pb/api/m2/getOpenToken': { appToken: 'a-1' },
  '/pb/api/m2/getPageUrl': { pageUrl: 'https://partner.example/m' },
  '/pb/api/m2/functionLog': null,
  '/pb/api/m2/supplierMatchList': { suppliers: [], isDemo: false },
  '/pb/api/m2/mySourcing': { rows: [], page: 1, pages: 1, total: 0 },
  '/pb/api/m2/publishSourcing': { id: 's1' },
  '/pb/api/m2/closeSourcing': { sourcingId: 's1' },
};
const NOW = 1_795_000_000_000;
const loggedIn = (isPartner = true) => auth.loggedIn({ user: aUser({ isPartner }), way: 'account' });
const at = (moduleName: string, query = {}) =>
  navigation.routeEntered(anEntry({ name: 'sourcingModule', params: { moduleName }, query }));

/** The whole slice: what is said to it, what it says, and what it asks. */
const play = (more: Readonly<Record<string, unknown>> = {}, start = '/m2/m-sourcing/mine') => {
  const action$ = new Subject<Message>();
  let own = sourcing.reducer(undefined, { type: '' });
  const state$ = Object.defineProperty(new Subject(), 'value', { get: () => ({ sourcing: own }) });
  const asked: ApiRequest[] = [];
  const said: Message[] = [];
  const kept = memoryStorage();
  const address = fakeAddress(start);
  const send = (request: ApiRequest) => {
    asked.push(request);
    const answer = { ...answers, ...more }[request.path];
    return answer instanceof Error ? throwError(() => answer) : of(anAnswer(answer));
  };
  const say = (message: Message) => {
    own = sourcing.reducer(own, message);
    action$.next(message);
  };
  const ports = fakePorts({ send, kept, address, now: () => NOW });
  runTogether(sourcing.epics())(action$, state$ as unknown as State$, ports).subscribe((message) => {
    said.push(message);
    say(message);
  });
  const typesOf = () => said.map(({ type }) => type);
  return {
    say: (message: DomainEvent | Message) => say(message),
    asked,
    said,
    typesOf,
    kept,
    address,
    state: () => own,
  };
};

test('[SESSION-022][CONST-004] a partner’s login puts three items away until the end of 2099, and none in the state', () => {
  const { say, kept, state } = play();
  say(loggedIn());
  expect([kept.get('m2AppToken'), kept.get('m2UserToken')]).toEqual(['a-1', 'u-1']);
  expect(JSON.parse(kept.get('m2UserInfo') ?? '')).toEqual({
    canUse: true,
    enterpriseName: '某建设集团',
    enterpriseCode: 'E1',
  });
  const ends = new Date(NOW + (kept.lives.get('m2UserInfo') ?? 0));
  expect(ends.toISOString()).toBe('2099-12-31T23:59:59.000Z');
  expect(JSON.stringify(state())).not.toMatch(/a-1|u-1/);
});

test('[ROLE-018] nobody else is asked about', () => {
  const { say, asked } = play();
  say(loggedIn(false));
  expect(asked).toEqual([]);
});

test('[SESSION-010] logging out clears the partner’s items, whichever way it happens', () => {
  for (const by of ['member', 'server', 'other-tab'] as const) {
    const { say, kept, state } = play();
    say(loggedIn());
    say(auth.loggedOut({ by }));
    expect([...kept.values.keys()].filter((key) => key.startsWith('m2'))).toEqual([]);
    expect(state()).toMatchObject({ partner: 'unknown', enterpriseName: '' });
  }
});

test('[ROUTE-011][ROLE-018] canUse that is not true leads home from the pages, and moves nobody elsewhere', () => {
  const no = { '/pb/api/m2/getOpenUserRights': { ...USER, canUse: false, userToken: null } };
  const inside = play(no);
  inside.say(loggedIn());
  expect(inside.address.moves).toEqual(['replace /home']);
  expect(inside.typesOf()).toContain('notices/noticeRaised');
  expect(inside.asked.map(({ path }) => path)).toEqual(['/pb/api/m2/getOpenUserRights']);
  const outside = play(no, '/policy/index');
  outside.say(loggedIn());
  expect(outside.address.moves).toEqual([]);
  expect(outside.typesOf()).not.toContain('notices/noticeRaised');
});

test('a partner that does not answer is told, and can be tried again', () => {
  const { say, typesOf } = play({ '/pb/api/m2/getOpenToken': new Error('no reply') });
  say(loggedIn());
  expect(typesOf().at(-1)).toBe('sourcing/partnerFailed');
  say(commands.openPartner());
  expect(typesOf().filter((type) => type === 'sourcing/partnerFailed')).toHaveLength(2);
});

test('[CALL-071][CALL-072][CALL-073] calls for the partner show both tokens; a module is told once it is open', () => {
  const { say, asked, state } = play();
  say(at('material'));
  say(loggedIn());
  say(commands.loadSuppliers({ id: 's1' }));
  const shown = asked.filter(
    ({ headers }) => headers?.['m2-app-token'] === 'a-1' && headers['m2-user-token'] === 'u-1',
  );
  expect(shown.map(({ path, body }) => [path, body])).toEqual([
    ['/pb/api/m2/getPageUrl', undefined],
    ['/pb/api/m2/functionLog', { moduleName: 'material', action: 'open' }],
    ['/pb/api/m2/supplierMatchList', undefined],
    ['/pb/api/m2/functionLog', { moduleName: 'material', action: 'match' }],
  ]);
  expect(state()).toMatchObject({
    pageUrl: 'https://partner.example/m',
    responses: { s1: { status: 'shown' } },
  });
});

test('the own list is asked for when it is entered, at the page of the address', () => {
  const { say, asked } = play();
  say(loggedIn());
  const pages = () => asked.filter(({ path }) => path.endsWith('mySourcing')).map(({ query }) => query?.page);
  say(at('mine', { page: '3' }));
  say(at('mine', { page: 'x' }));
  say(at('material'));
  expect(pages()).toEqual(['3', '1']);
});

test('another page of the own list is no new opening of the module', () => {
  const { say, asked, state } = play();
  say(loggedIn());
  const told = () => asked.filter(({ path }) => /functionLog|getPageUrl/.test(path)).length;
  say(at('mine'));
  expect(told()).toBe(2);
  say(at('mine', { page: '2' }));
  expect(told()).toBe(2);
  expect(state().pageUrl).toBe('https://partner.example/m');
  say(at('material'));
  say(at('mine'));
  expect(told()).toBe(6);
});

test('a draft is kept for its account without the phone, found after a reload, and dropped once published', () => {
  const first = play();
  first.say(loggedIn());
  const fields = { ...EMPTY, name: '电缆', contactMobile: '13800000001' };
  first.say(commands.keepDraft({ kind: 'material', fields }));
  expect(first.state().drafts.material?.contactMobile).toBe('13800000001');
  const written = first.kept.get('sourcingDraft:6001') ?? '';
  expect(written).toContain('电缆');
  expect(written).not.toContain('13800000001');

  const again = play();
  again.kept.set('sourcingDraft:6001', written);
  again.kept.set('sourcingDraft:6002', JSON.stringify({ material: { name: '别人的' } }));
  again.say(loggedIn());
  expect(again.state().drafts.material).toEqual({ ...EMPTY, name: '电缆' });
  again.say(at('material'));
  again.say(commands.publish({ kind: 'material', ...fields }));
  expect(again.state()).toMatchObject({ form: 'sent', drafts: {} });
  expect(again.kept.get('sourcingDraft:6001')).toBeUndefined();
});

test.each(['{', '[]', '{"material":{"name":7}}'])('a draft that cannot be read, %s, is none', (written) => {
  const { say, kept, state } = play();
  kept.set('sourcingDraft:6001', written);
  say(loggedIn());
  expect(state().drafts).toEqual({});
});

test('closing marks the row that is on the screen', () => {
  const row = {
    id: 's1',
    kind: 'material',
    name: '螺纹钢',
    specification: 'x',
    quantity: '1',
    unit: 't',
    areaName: '广东',
    neededBy: '2026-12-31',
    note: '',
    status: 'open',
    publishedOn: '2026-11-20',
  };
  const { say, state } = play({ '/pb/api/m2/mySourcing': { rows: [row], page: 1, pages: 1, total: 1 } });
  say(loggedIn());
  say(at('mine'));
  say(commands.closeSourcing({ id: 's1' }));
  expect(state()).toMatchObject({ mine: { rows: [{ id: 's1', status: 'closed' }] }, closing: [] });
});
