/** @jest-environment node */
import type { Invitation as Invited, Invites } from '#features/campaigns/contract/invite';
import { initialState } from '#features/campaigns/state';
import { Invitation } from '#features/campaigns/ui/index';
import { drawView, rowsOf, sheetOf, textOf } from '#tests/support/drawn-buttons.tsx';
import { drawCampaign, ENDED, RUNNING, taking } from './a-campaign';

jest.mock('antd', () => jest.requireActual<object>('#tests/support/drawn-buttons.tsx'));
jest.mock('#src/ui/dialog/dialog.tsx', () => ({ Dialog: () => null }));
jest.mock('#src/ui/receiver-form.tsx', () => ({ ReceiverForm: () => null }));

const [URL, OTHERS] = ['ABCDEFGHJK', 'KJHGFEDCBA'];
const calloutOf = (page: string) => /<p class="callout">(.*?)<\/p>/.exec(page)?.[1];

describe('the address of an invitation', () => {
  const draw = (
    more: Partial<Invited> = {},
    isMember = false,
    query: Readonly<Record<string, string>> = { invite: URL },
  ) => {
    const data = { standing: RUNNING, inviter: '王*明', isOwn: false, ...more };
    const campaigns = {
      ...initialState,
      isMember,
      place: { name: 'vipActivities', query },
      parts: { invitation: { status: 'shown', data } },
    };
    return drawView(<Invitation />, { campaigns }).page;
  };

  test('says who invites, what it means, and leads on with the invitation', () => {
    const page = draw();
    expect(textOf(sheetOf(page, '王\\*明 邀请您使用造价指标网'))).toContain(
      '完成第一个新手引导，您得 100 积分',
    );
    const link = (html: string) => /<a class="inline" href="([^"]*)">(.*?)<\/a>/.exec(html)?.slice(1);
    const there = `#/memberActivity/introduceNewUser?invite=${URL}`;
    expect(link(page)).toEqual([there, '登录或注册，登记邀请人']);
    expect(link(draw({}, true))).toEqual([there, '登记邀请人']);
    expect(calloutOf(page)).toBeUndefined();
    expect(calloutOf(draw({ standing: ENDED }))).toBe('活动已结束');
  });

  test('of nobody, or of the member themselves, invites nobody', () => {
    expect(textOf(draw({ inviter: null }))).toBe('没有这个邀请链接，请向好友核对。');
    expect(textOf(draw({ isOwn: true }, true))).toBe('这是您自己的邀请链接，发给好友用。 查看我的邀请');
    expect(draw({ isOwn: true }, true)).toContain('href="#/memberActivity/introduceNewUser"');
    expect(draw({}, false, {})).toBe('');
  });
});

const INVITES: Invites = { standing: RUNNING, rules: [], url: null, points: 250, invited: null, friends: [] };
const draw = (more: Partial<Invites> = {}, query: Readonly<Record<string, string>> = {}) =>
  drawCampaign('userInvite', { ...INVITES, ...more }, { place: { name: 'introduceNewUser', query } });

describe('the own address', () => {
  test('is made by a button, and then stands there to be copied', () => {
    const without = draw();
    expect(without.buttons.map(({ name }) => name)).toEqual(['生成邀请地址']);
    expect(without.sentBy('生成邀请地址')).toEqual(taking({ act: 'share', key: 'userInvite' }));
    const view = draw({ url: URL });
    expect(view.buttons.map(({ name }) => name)).toEqual(['复制链接']);
    expect(view.page).toContain('aria-label="邀请链接"');
  });

  test('of another the inviter is registered, unless there is one or it is the own', () => {
    const invite = { invite: OTHERS };
    expect(draw({ url: URL }, invite).sentBy('登记邀请人')).toEqual(
      taking({ act: 'visitInvite', key: 'userInvite', url: OTHERS }),
    );
    const asks = (more: Partial<Invites>, query = {}) =>
      textOf(draw(more, query).page).includes('您由好友邀请而来');
    expect([
      asks({}, invite),
      asks({}),
      asks({ url: OTHERS }, invite),
      asks({ invited: INVITED }, invite),
    ]).toEqual([true, false, false, false]);
    expect(calloutOf(draw({ standing: ENDED }).page)).toBe('活动已结束');
  });
});

type Mine = NonNullable<Invites['invited']>;
const INVITED: Mine = {
  inviter: '李*',
  state: 'pending',
  reason: null,
  hasMobile: true,
  activeDays: 2,
  activeUpTo: '2026-12-05',
  releasesOn: '2026-12-08',
  hasGuide: false,
  isRewarded: false,
};

describe('the invitation a member came by', () => {
  const told = (more: Partial<Mine>) => {
    const sheet = sheetOf(draw({ invited: { ...INVITED, ...more } }).page, '我受到的邀请');
    const [, words = ''] = /<p>(.*?)<\/p>/.exec(sheet) ?? [];
    return { words: textOf(words), rows: rowsOf(sheet), sheet };
  };
  const GUIDE = '完成第一个新手引导，您得 100 积分和一次抽奖机会';

  test('while it waits each condition says how far it is met', () => {
    const { words, rows, sheet } = told({});
    expect(sheet).toContain('邀请人：李*');
    expect(words).toBe('待满足条件，都满足的，2026-12-08 向邀请人发放积分。');
    expect(rows).toEqual([
      '验证手机号 已完成',
      '到 2026-12-05 有 3 天登录使用 已有 2 天',
      `${GUIDE} 未完成；完成后一小时内到账`,
    ]);
    expect(told({ hasMobile: false }).rows[0]).toBe('验证手机号 未完成');
    const tones = (more: Partial<Mine>) =>
      [...told(more).sheet.matchAll(/<span class="(good|muted)">/g)].map(([, tone]) => tone);
    expect(tones({})).toEqual(['good', 'muted', 'muted']);
    expect(tones({ hasMobile: false, activeDays: 3, isRewarded: true })).toEqual(['muted', 'good', 'good']);
  });

  test.each([
    [{ hasGuide: true }, '已完成，一小时内到账'],
    [{ state: 'review' }, '未完成；完成后复核通过后到账'],
    [{ state: 'review', hasGuide: true }, '已完成，复核通过后到账'],
    [{ hasGuide: true, isRewarded: true }, '已到账'],
  ] as const)('when the own reward arrives is told: %j', (more, arrival) => {
    expect(told(more).rows.at(-1)).toBe(`${GUIDE} ${arrival}`);
  });

  test.each([
    [{ state: 'review', reason: 'address' }, '复核中：同一网络 72 小时内的好友较多，人工复核。', true],
    [{ state: 'released' }, '条件已满足，邀请人的积分已发放。', true],
    [{ state: 'refused', reason: 'mobile' }, '邀请人的积分不发放：好友没有验证手机号。', true],
    [
      { state: 'refused', reason: 'device' },
      '邀请人与您的奖励都不发放：与邀请人或其他好友使用同一设备。',
      false,
    ],
    [
      { state: 'refused', reason: 'device', isRewarded: true },
      '邀请人与您的奖励都不发放：与邀请人或其他好友使用同一设备。',
      true,
    ],
    [{ state: 'refused', reason: null }, '邀请人与您的奖励都不发放。', false],
  ] as const)('%j is said, and whether there is still a reward of one’s own', (more, words, hasReward) => {
    const { words: said, rows } = told(more);
    expect(said).toBe(words);
    expect(rows).toHaveLength(hasReward ? 1 : 0);
  });
});

test('each friend is told with its state, its reason and what it brought', () => {
  const friend = (state: Mine['state'], more: object = {}) => ({
    name: '赵*',
    at: `2026-11-2${['pending', 'review', 'released', 'refused'].indexOf(state)}`,
    state,
    reason: null,
    points: 0,
    releasesOn: '2026-12-08',
    ...more,
  });
  const friends = [
    friend('pending'),
    friend('review', { reason: 'loop' }),
    friend('released', { points: 250 }),
    friend('refused', { reason: 'inactive' }),
  ];
  const sheet = sheetOf(draw({ friends }).page, '我邀请的好友');
  expect(textOf(sheet)).toContain('已得 250 积分');
  expect(rowsOf(sheet)).toEqual([
    '赵* 2026-11-20 待确认，条件满足的 2026-12-08 发放',
    '赵* 2026-11-21 复核中：邀请关系成环，人工复核',
    '赵* 2026-11-22 已发放 +250',
    '赵* 2026-11-23 不发放：好友 14 天内登录使用不足 3 天',
  ]);
  expect(sheetOf(draw().page, '我邀请的好友')).toContain('还没有好友登记。');
});
