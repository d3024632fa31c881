import { events as auth } from '#features/auth/events';
import type { Act, Told } from '#features/campaigns/acts';
import { events } from '#features/campaigns/events';
import { initialState, LOST, NOT_CHARGED, reducer } from '#features/campaigns/state';
import { selectIsBusy, selectPart } from '#features/campaigns/selectors';
import { events as navigation } from '#features/navigation/events';
import type { DomainEvent } from '#src/kernel/messages';
import { anEntry, aUser } from '#tests/support/builders';

const after = (...heard: readonly DomainEvent[]) =>
  heard.reduce(reducer, { ...initialState, isMember: true });
const problem = { code: 441, message: '今天的次数已用完' };
const flip: Act = { act: 'draw', key: 'qixiGift', number: 3 };
const goal: Act = { act: 'goal', key: 'collectCard', goal: 'set', number: 1 };
const swap: Act = { act: 'swap', key: 'collectCard', from: 'a', to: 'b', number: 1 };
const URL = 'ABCDEFGHJK';
const receiver = { name: '王工', mobile: '13800000001', address: '武汉市某路 1 号' };

test.each<readonly [Act, string]>([
  [{ act: 'task', key: 'giftBoxV76', taskId: 'a' }, '已登记'],
  [{ act: 'visit', key: 'giftBoxV55', url: '/22G' }, '已打卡'],
  [flip, '已抽出'],
  [{ act: 'drawTask', key: 'giftBoxV76', taskId: 'a' }, '已抽出'],
  [goal, '已到账'],
  [swap, '已换卡'],
  [{ act: 'claim', key: 'giftBoxV55', number: 1, receiver }, '收件人已登记，7 个工作日内寄出'],
  [{ act: 'openTeam', key: 'giftBoxV61' }, '组队链接已生成'],
  [{ act: 'joinTeam', key: 'giftBoxV61', url: URL }, '已加入队伍'],
  [{ act: 'rewardTeam', key: 'giftBoxV61', urlId: '1' }, '200 积分已到账'],
  [{ act: 'share', key: 'userInvite' }, '邀请地址已生成'],
  [{ act: 'visitInvite', key: 'userInvite', url: URL }, '邀请人已登记'],
])('of %j its own success is said, unless there is more to tell', (act, text) => {
  const state = after(events.actRequested(act), events.actAccepted({ act, told: {} }));
  expect(state.outcome).toMatchObject({ tone: 'good', text });
  expect(state.act).toBeUndefined();
  expect(after(events.actAccepted({ act, told: { text: '获得 保温杯' } })).outcome?.text).toBe('获得 保温杯');
});

test.each<readonly [Act, string]>([
  [flip, '这一次此前已经抽出，现在没有再抽'],
  [{ act: 'drawTask', key: 'giftBoxV76', taskId: 'a' }, '这一次此前已经抽出，现在没有再抽'],
  [goal, '这一份此前已经领取，现在没有再领'],
  [swap, '这一份此前已经领取，现在没有再领'],
])('of %j it is said that it was there before', (act, text) => {
  const told: Told = { given: 'cake', text: '获得 巧果', isFormer: true };
  expect(after(events.actAccepted({ act, told })).outcome).toMatchObject({ tone: 'plain', text, told });
});

test('an act is busy from its request until its answer, and while it is looked into', () => {
  const busy = (...heard: readonly DomainEvent[]) => selectIsBusy({ campaigns: after(...heard) });
  expect(busy()).toBe(false);
  expect(busy(events.actRequested(flip))).toBe(true);
  expect(busy(events.actRequested(flip), events.actFailed({ act: flip, problem }))).toBe(false);
  expect(busy(events.actRequested(flip), events.actLost(flip))).toBe(true);
  expect(busy(events.actLost(flip), events.actFailed({ act: flip, problem }))).toBe(false);
});

test('a refusal is said in the words of the server; what was said goes with the next act, the next page, or once it is read', () => {
  const refused = events.actFailed({ act: flip, problem });
  expect(after(refused).outcome).toEqual({ tone: 'bad', text: '今天的次数已用完' });
  for (const next of [
    events.actRequested(goal),
    events.outcomeDismissed(),
    navigation.routeEntered(anEntry({ name: 'memberGiftBox' })),
  ])
    expect(after(refused, next).outcome).toBeUndefined();
});

test('whether the address is on the clipboard is said', () => {
  expect(after(events.linkCopied()).outcome).toEqual({ tone: 'good', text: '链接已复制，可以发给好友' });
  expect(after(events.copyRejected()).outcome).toEqual({
    tone: 'bad',
    text: '浏览器不允许复制，请选中链接后手动复制',
  });
});

describe('[ACT-012] what was lost', () => {
  const cards = (own: object | null) =>
    events.partLoaded({ part: 'collectCard', data: { own, goals: [], tasks: [] } as never });

  test.each<readonly [Act, string]>([
    [{ act: 'draw', key: 'collectCard', number: 3 }, NOT_CHARGED],
    [goal, NOT_CHARGED],
    [swap, NOT_CHARGED],
    [
      { act: 'claim', key: 'collectCard' as never, number: 1, receiver },
      '网络异常，请以页面上的最新状态为准',
    ],
  ])('of %j it is said, once it is known that it was not made, what is known', (act, text) => {
    expect(after(events.actLost(act), cards({ nextNumber: 3 })).outcome).toEqual({ tone: 'bad', text });
  });

  test('as long as nothing tells, it is being looked into', () => {
    const act: Act = { act: 'draw', key: 'collectCard', number: 3 };
    const unsure = after(events.actLost(act), cards(null));
    expect([unsure.lost, unsure.outcome?.text]).toEqual([act, LOST]);
  });

  test('another act that is lost beside it is another, of the same kind or of the same campaign', () => {
    const others: readonly Act[] = [
      { act: 'draw', key: 'collectCard', number: 1 },
      { act: 'goal', key: 'qixiGift', goal: 'cake', number: 1 },
    ];
    for (const other of others)
      expect(after(events.actLost(flip), events.actLost(other)).lost).toEqual(other);
  });
});

describe('what one member had is no other’s', () => {
  const place = { name: 'introduceNewUser', query: { invite: URL } };
  const mine = [
    navigation.routeEntered(anEntry(place)),
    events.partLoaded({ part: 'giftBoxV76Records', data: { records: [] } }),
    events.actLost(flip),
  ];
  test.each([
    ['a logout', auth.loggedOut({ by: 'member' }), false],
    ['a login', auth.loggedIn({ user: aUser(), way: 'account' }), true],
  ])('%s leaves of it only the address', (_, event, isMember) => {
    expect(after(...mine, event)).toEqual({ ...initialState, place, isMember });
  });
});

test('until whose another invitation is comes, that of the former address is not shown in its place', () => {
  const asked = (url: string) => events.partRequested({ part: 'invitation', query: { url } });
  const data = { standing: {}, inviter: '王*明', isOwn: false } as never;
  const shown = (...heard: readonly DomainEvent[]) =>
    selectPart('invitation')({
      campaigns: after(asked(URL), events.partLoaded({ part: 'invitation', data }), ...heard),
    }).data;
  expect(shown(asked(URL))).toEqual(data);
  expect(shown(asked('KJHGFEDCBA'))).toBeUndefined();
});
