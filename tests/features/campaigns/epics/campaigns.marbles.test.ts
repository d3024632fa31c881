import { of, throwError } from 'rxjs';
import type { Act } from '#features/campaigns/acts';
import { commands } from '#features/campaigns/commands';
import type { CampaignInfo } from '#features/campaigns/contract/index';
import { takePart } from '#features/campaigns/epics/take-part';
import { events } from '#features/campaigns/events';
import {
  checkLostAct,
  fetchLostAct,
  openVisited,
  seekEgg,
  showInvitation,
  showOnEntry,
  tellVip,
} from '#features/campaigns/policies';
import {
  initialState,
  KEPT,
  LOST,
  NOT_CHARGED,
  NOT_HANDED_IN,
  UNCHECKED,
  reducer,
} from '#features/campaigns/state';
import { EGG_PLACES } from '#features/campaigns/rules/egg-places';
import { tracked } from '#features/campaigns/tracked';
import { events as auth } from '#features/auth/events';
import { events as navigation } from '#features/navigation/events';
import { matchRoute } from '#features/navigation/ui/index';
import type { Epic } from '#src/kernel/epic';
import { membership } from '#src/kernel/shared-events';
import type { DomainEvent, Message } from '#src/kernel/messages';
import { anEntry, aUser, stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakeAddress, fakePorts } from '#tests/support/ports';
import { anAnswer } from '#tests/support/replies';

const member = { ...initialState, isMember: true };
const folded = (...heard: readonly DomainEvent[]) => heard.reduce(reducer, member);
const tells = (epic: Epic, heard: Message, own = member, send?: jest.Mock) => {
  const said: Message[] = [];
  marbles(({ cold, flush }) => {
    const ports = fakePorts(send ? { send: send as never } : {});
    epic(cold<Message>('a', { a: heard }), stateOf({ campaigns: own }), ports).subscribe((message) =>
      said.push(message),
    );
    flush();
  })();
  return said;
};
const own = { nextNumber: 1, chances: 0, leftToday: 3, today: [] };
const anInfo = (more: Partial<CampaignInfo> = {}): CampaignInfo => ({
  key: 'qixiGift',
  standing: { state: 'running', why: '', startsOn: '2026-01-01', endsOn: null },
  rules: [],
  ifHasRight: true,
  refusal: null,
  tasks: [],
  tasksAChance: null,
  draw: null,
  held: [],
  foundAt: [],
  swapFor: null,
  goals: [],
  own,
  ...more,
});
const flip: Act = { act: 'draw', key: 'qixiGift', number: 3 };
const loaded = (nextNumber: number) =>
  events.partLoaded({
    part: 'qixiGift',
    data: anInfo({ own: { ...own, nextNumber } }),
  });

test('an invitation in the address of a page open to everybody is asked for by its address', () => {
  const at = (name: string, query: Readonly<Record<string, string>>) =>
    tells(showInvitation, navigation.routeEntered(anEntry({ name, query })), initialState);
  expect(at('vipActivities', { invite: 'ABCDEFGHJK' })).toMatchObject([
    { type: commands.loadPart.type, payload: { part: 'invitation', query: { url: 'ABCDEFGHJK' } } },
  ]);
  const here = { ...initialState, place: { name: 'vipActivities', query: { invite: 'ABCDEFGHJK' } } };
  expect(tells(showInvitation, auth.loggedIn({ user: aUser(), way: 'account' }), here)).toHaveLength(1);
  expect([at('vipActivities', {}), at('introduceNewUser', { invite: 'ABCDEFGHJK' })]).toEqual([[], []]);
});

test('[CALL-113] an act carries its number, so that asked again it is the same', () => {
  const send = jest.fn((_: object) =>
    of(anAnswer({ number: 3, drawn: 'cake', given: 'cake', state: 'given', isFormer: false, isVip: false })),
  );
  expect(tells(takePart, commands.takePart(flip), member, send)).toMatchObject([
    { type: events.actRequested.type },
    { type: events.actAccepted.type, payload: { act: flip, told: { given: 'cake' } } },
  ]);
  expect(send.mock.calls).toMatchObject([[{ path: '/pb/activity/qixiGift/flipCard', body: { number: 3 } }]]);
});

test('[ACT-012] an act whose answer is lost is looked into before anything is said of its cost', () => {
  const send = jest.fn(() => throwError(() => new Error('offline')));
  expect(tells(takePart, commands.takePart(flip), member, send)).toMatchObject([
    {},
    { type: events.actLost.type, payload: flip },
  ]);
  const unsure = folded(events.actRequested(flip), events.actLost(flip));
  expect(unsure).toMatchObject({ lost: flip, outcome: { text: LOST } });
  expect(tells(checkLostAct, events.actLost(flip))).toMatchObject([
    { payload: { part: 'qixiGift' } },
    { payload: { part: 'qixiGiftRecords' } },
  ]);
  const notMade = reducer(unsure, loaded(3));
  expect(notMade.outcome).toMatchObject({ tone: 'bad', text: NOT_CHARGED });
  expect(notMade.lost).toBeUndefined();
  const made = reducer(unsure, loaded(4));
  expect(made.lost).toEqual(flip);
  expect(tells(fetchLostAct, loaded(4), made)).toMatchObject([
    { type: commands.takePart.type, payload: flip },
  ]);
  // Lost once more, it is not asked for a third time.
  const again = reducer(made, events.actLost(flip));
  expect(again.outcome).toMatchObject({ tone: 'bad', text: KEPT });
  expect(tells(fetchLostAct, loaded(4), again)).toEqual([]);
});

test('[ACT-012] an act that cannot be looked into is said so, and settled by the next loading', () => {
  const failed = (part: 'qixiGift' | 'question') =>
    events.partFailed({ part, problem: { code: 500, message: '服务器开小差了' } });
  const unsure = folded(events.actLost(flip));
  expect(reducer(unsure, failed('question')).outcome?.text).toBe(LOST);
  const unchecked = reducer(unsure, failed('qixiGift'));
  expect(unchecked).toMatchObject({ lost: flip, outcome: { tone: 'bad', text: UNCHECKED } });
  expect(reducer(unchecked, loaded(3)).outcome?.text).toBe(NOT_CHARGED);
});

test('[ROUTE-061] a page loads the campaign that its address names, and none of the home', () => {
  const entered = (name: string, query = {}) =>
    tells(showOnEntry, navigation.routeEntered(anEntry({ name, query })));
  expect(entered('activityHome', { module: 'Question' })).toMatchObject([
    { payload: { part: 'question' } },
    { payload: { part: 'questionRecords' } },
  ]);
  expect(entered('memberGiftBox')[0]).toMatchObject({ payload: { part: 'giftBoxV76' } });
  expect(entered('activityHome')).toEqual([]);
});

test('[CALL-128] the egg is looked for by those who have opened its campaign', () => {
  const box = anInfo({ key: 'giftBoxV67' });
  const looking = reducer(member, events.partLoaded({ part: 'giftBoxV67', data: box }));
  const visitTo = (name: string) => navigation.routeEntered(anEntry({ name }));
  for (const [place, { href }] of Object.entries(EGG_PLACES)) {
    const list = visitTo(matchRoute(href).route.name);
    expect(tells(seekEgg, list, looking)).toMatchObject([{ payload: { act: 'egg', place } }]);
    expect(tells(seekEgg, list)).toEqual([]);
  }
  expect(tells(seekEgg, visitTo('home'), looking)).toEqual([]);
});

test('what was made before by another page is not told as if it were made now', () => {
  const textOf = (isLost: boolean) =>
    folded(
      ...(isLost ? [events.actLost(flip)] : []),
      events.actAccepted({ act: flip, told: { given: 'cake', isFormer: true } }),
    ).outcome;
  expect(textOf(false)).toMatchObject({ tone: 'plain', text: '这一次此前已经抽出，现在没有再抽' });
  expect(textOf(true)).toMatchObject({ tone: 'good', text: '已抽出', told: { isFormer: false } });
});

test('the page whose opening counts is opened, and for no other act is one left', () => {
  const movesAfter = (act: Act) => {
    const address = fakeAddress();
    marbles(({ cold, flush }) => {
      const heard = cold<Message>('a', { a: events.actAccepted({ act, told: {} }) });
      openVisited(heard, stateOf({ campaigns: member }), fakePorts({ address })).subscribe();
      flush();
    })();
    return address.moves;
  };
  expect(movesAfter({ act: 'visit', key: 'giftBoxV55', url: '/22G' })).toEqual(['go /22G']);
  expect(movesAfter(flip)).toEqual([]);
});

test('days of VIP are told, so that the header shows them', () => {
  const withVip = (isVip: boolean) =>
    tells(tellVip, events.actAccepted({ act: flip, told: { given: 'cake', isVip } }));
  expect([withVip(true), withVip(false)]).toMatchObject([[{ type: membership.vipGiven.type }], []]);
});

test('facts of the campaigns', () => {
  expect(tracked(events.actAccepted({ act: flip, told: { given: 'cake' } }))).toEqual({
    fncode: '400402',
    query: { prize: 'cake' },
  });
  expect(tracked(events.actAccepted({ act: { act: 'share', key: 'userInvite' }, told: {} }))).toEqual({
    fncode: '400601',
  });
  const reward: Act = { act: 'rewardTeam', key: 'giftBoxV61', urlId: '1' };
  expect(tracked(events.actAccepted({ act: reward, told: {} }))).toEqual({ fncode: '400501' });
});

test('[CALL-130] a gift that is asked for is that of its campaign, and no call is made for one that it lacks', () => {
  const send = jest.fn((_: object) => of(anAnswer({ goal: 'secret', number: 1, name: '神秘礼' })));
  const take = (goal: string) =>
    tells(takePart, commands.takePart({ act: 'goal', key: 'giftBoxV67', goal, number: 1 }), member, send);
  take('secret');
  take('unknown');
  expect(send.mock.calls).toMatchObject([[{ path: '/pb/activity/giftBoxV67/secretGiftExchange' }]]);
});

test.each([
  [true, 5, 'good', '答对了，获得 5 积分'],
  [false, 1, 'plain', '答错了，获得 1 积分'],
] as const)(
  '[CALL-084] an answer that is right: %s, is told as what it is',
  (isRight, points, tone, text) => {
    const answer: Act = { act: 'answer', key: 'question', day: '2026-11-24', choice: 0 };
    const send = jest.fn(() =>
      of(anAnswer({ choice: 0, right: isRight ? 0 : 1, isRight, points, because: '' })),
    );
    const heard = tells(takePart, commands.takePart(answer), member, send) as readonly DomainEvent[];
    expect(folded(...heard).outcome).toMatchObject({ tone, text });
  },
);

test('a place without the egg is no success', () => {
  const egg: Act = { act: 'egg', key: 'giftBoxV67', place: 'labor' };
  const toneOf = (state: string) => {
    const send = jest.fn(() => of(anAnswer({ state, eggs: 1 })));
    const heard = tells(takePart, commands.takePart(egg), member, send) as readonly DomainEvent[];
    return folded(...heard).outcome?.tone;
  };
  expect(['found', 'had', 'none'].map(toneOf)).toEqual(['good', 'plain', 'plain']);
});

test('[CALL-084] whether an answer whose reply was lost was handed in, the question tells', () => {
  const answer: Act = { act: 'answer', key: 'question', day: '2026-11-24', choice: 0 };
  const unsure = folded(events.actRequested(answer), events.actLost(answer));
  const shown = (answered: object | null) =>
    events.partLoaded({ part: 'question', data: { day: '2026-11-24', answered } as never });
  expect(reducer(unsure, shown(null)).outcome).toMatchObject({ tone: 'bad', text: NOT_HANDED_IN });
  const made = shown({ choice: 0 });
  expect(tells(fetchLostAct, made, reducer(unsure, made))).toMatchObject([
    { type: commands.takePart.type, payload: answer },
  ]);
});
