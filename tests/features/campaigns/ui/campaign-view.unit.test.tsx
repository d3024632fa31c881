/** @jest-environment node */
import type { ReactNode } from 'react';
import { initialState } from '#features/campaigns/state';
import { CampaignView } from '#features/campaigns/ui/index';
import type { CampaignInfo } from '#features/campaigns/contract/index';
import { drawView, rowsOf, sheetOf, textOf } from '#tests/support/drawn-buttons.tsx';
import { aDraw, aGoal, aPrize, aTask, drawInfo, ENDED, own, RUNNING, taking } from './a-campaign';

jest.mock('antd', () => jest.requireActual<object>('#tests/support/drawn-buttons.tsx'));
jest.mock('#src/ui/dialog/dialog.tsx', () => ({
  Dialog: ({ children }: { readonly children: ReactNode }) => children,
}));
jest.mock('#src/ui/receiver-form.tsx', () => ({ ReceiverForm: () => null }));

const sheet = (more: Partial<CampaignInfo>, title: string) => textOf(sheetOf(drawInfo(more).page, title));
const rows = (more: Partial<CampaignInfo>, title: string) => rowsOf(sheetOf(drawInfo(more).page, title));
const calloutOf = (page: string) => /<p class="callout">(.*?)<\/p>/.exec(page)?.[1];

describe('what stands around a campaign', () => {
  test('a gift box shows the others, and which of them it is; no other campaign does', () => {
    const { page } = drawInfo({ key: 'giftBoxV55' });
    const [, boxes = ''] = /<nav aria-label="礼盒"[^>]*>(.*?)<\/nav>/.exec(page) ?? [];
    expect(
      [...boxes.matchAll(/<a href="([^"]*)"( aria-current="page")?>(.*?)<\/a>/g)].map((found) =>
        found.slice(1),
      ),
    ).toEqual([
      ['#/memberActivity/memberGiftBox?module=GiftBoxV76', undefined, '粉丝礼盒'],
      ['#/memberActivity/memberGiftBox?module=GiftBoxV55', ' aria-current="page"', '学习礼盒'],
      ['#/memberActivity/memberGiftBox?module=GiftBoxV61', undefined, '组队礼盒'],
      ['#/memberActivity/memberGiftBox?module=GiftBoxV67', undefined, '彩蛋礼盒'],
    ]);
    expect(drawInfo({ key: 'qixiGift' }).page).not.toContain('aria-label="礼盒"');
  });

  test('a gift box that there is not is said, and those that there are are shown', () => {
    const at = (name: string, query: Readonly<Record<string, string>>) =>
      drawView(<CampaignView />, { campaigns: { ...initialState, place: { name, query } } }).page;
    expect(at('memberGiftBox', { module: 'GiftBoxV99' })).toMatch(/没有这个礼盒.*学习礼盒/);
    expect(at('activityHome', { module: 'Unknown' })).toBe('');
  });

  test('what there is to win comes first: gifts with what they take, then what is limited, with its odds', () => {
    const limited = ['a', 'b', 'c', 'd', 'e'].map((id) => aPrize(id, `奖品${id}`, 1, 25));
    const { page } = drawInfo({
      goals: [aGoal({ id: 'set', name: '整套礼', about: '五种各一张' }), aGoal({ id: 'swap', name: '换卡' })],
      draw: aDraw({ prizes: [aPrize('points5', '5 积分'), ...limited] }),
    });
    const [, wins = ''] = /<ul aria-label="可以得到">(.*?)<\/ul>/.exec(page) ?? [];
    expect([...wins.matchAll(/<li>(.*?)<\/li>/g)].map(([, win = '']) => textOf(win))).toEqual([
      '整套礼 五种各一张',
      ...['a', 'b', 'c', 'd'].map((id) => `奖品${id} 概率 0.25%`),
    ]);
    expect(page).toMatch(/<h2>学习礼盒 <span class="muted">每学习打卡三次得一次抽奖机会/);
  });

  test.each([
    [RUNNING, '2026-01-01 起长期有效'],
    [ENDED, '2026-01-01 起，已结束'],
    [{ ...RUNNING, endsOn: '2026-12-31' }, '2026-01-01 至 2026-12-31'],
    [{ ...ENDED, endsOn: '2026-06-30' }, '2026-01-01 至 2026-06-30'],
  ])('the rules say from when until when: %j', (standing, words) => {
    const rules = sheet({ standing }, '规则');
    expect(rules).toContain(`活动时间：${words}，以北京时间计。`);
    expect(rules).toContain('第一条');
  });

  test('what came of an act is said in its tone until it is read', () => {
    const noteOf = (tone: 'good' | 'plain' | 'bad') =>
      /<div class="(notice[^"]*) row"><span>(.*?)<\/span>/
        .exec(drawInfo({}, { outcome: { tone, text: '如何' } }).page)
        ?.slice(1);
    expect((['good', 'plain', 'bad'] as const).map(noteOf)).toEqual([
      ['notice notice-success', '如何'],
      ['notice', '如何'],
      ['notice notice-error', '如何'],
    ]);
    expect(drawInfo({}).page).toContain('<div role="status" aria-live="polite"></div>');
  });
});

describe('who may take part', () => {
  const all = {
    tasks: [aTask()],
    draw: aDraw(),
    held: [{ id: 'egg', name: '彩蛋', count: 1 }],
    goals: [aGoal()],
  };
  const refused = { ifHasRight: false, refusal: '注册超过 30 天' };
  const shown = (more: Partial<CampaignInfo>) => {
    const { page, buttons } = drawInfo({ key: 'collectCard', ...all, ...more });
    return {
      why: calloutOf(page),
      sheets: [...page.matchAll(/<section class="sheet[^"]*" aria-label="(.*?)"/g)].map(([, title]) => title),
      buttons: buttons.map(({ name }) => name),
    };
  };
  const PUBLIC = ['可换的礼', '奖品与概率', '规则'];

  test.each([
    [
      'a member while it runs',
      {},
      undefined,
      ['抽一次', '我的收集', '任务', ...PUBLIC],
      ['抽一张卡', '领取 88 积分'],
    ],
    ['a member once it is over', { standing: ENDED }, '活动已结束', ['我的收集', ...PUBLIC], []],
    ['a member who may not', refused, '注册超过 30 天', PUBLIC, []],
    ['a member who may not, once it is over', { ...refused, standing: ENDED }, '活动已结束', PUBLIC, []],
    ['a visitor', { own: null }, '登录后参加；奖品、概率与规则无需登录即可查看。', ['任务', ...PUBLIC], []],
  ] as const)('%s sees what there is for them', (_, more, why, sheets, buttons) => {
    expect(shown(more)).toEqual({ why, sheets, buttons });
  });

  test('what was had is waited for by members alone', () => {
    const waits = (more: Partial<CampaignInfo>) => drawInfo(more).page.includes('正在载入记录');
    expect([waits({}), waits({ own: null })]).toEqual([true, false]);
  });
});

describe('tasks', () => {
  const box = { key: 'giftBoxV76', draw: aDraw() } as const;
  const buttonsOf = (more: Partial<CampaignInfo>) => drawInfo(more).buttons.map(({ name }) => name);

  test('each says how far it is, and what is to be done', () => {
    const tasks = [
      aTask({ id: 'a', name: '甲', times: 3, done: 1 }),
      aTask({ id: 'b', name: '乙', state: 'ready' }),
      aTask({ id: 'c', name: '丙', state: 'done' }),
      aTask({ id: 'd', name: '丁', state: 'done', isDrawn: true }),
    ];
    expect(rows({ ...box, tasks, tasksAChance: 3 }, '任务')).toEqual([
      '甲 未完成 1/3 去完成',
      '乙 已完成，待登记 登记',
      '丙 已登记 抽奖',
      '丁 已抽奖',
    ]);
    expect(drawInfo({ ...box, tasks }).page).toContain('<a href="#/comprehensiveUnitPrice/index">去完成</a>');
    expect(sheet({ ...box, tasks, tasksAChance: 3 }, '任务')).toContain('每完成 3 次得一次抽奖机会');
    expect(sheet({ ...box, tasks }, '任务')).not.toContain('抽奖机会');
    expect(buttonsOf({ ...box, tasks })).toEqual(['登记 乙', '抽奖 丙']);
    expect(buttonsOf({ key: 'mysteriousTaskV72', tasks })).toEqual(['登记 乙']);
    expect(rows({ ...box, tasks, own: null }, '任务')).toEqual([
      '甲 未完成 1/3',
      '乙 已完成，待登记',
      '丙 已登记',
      '丁 已抽奖',
    ]);
  });

  test('a task is registered, and drawn, under its own id', () => {
    const tasks = [
      aTask({ id: 'b', name: '乙', state: 'ready' }),
      aTask({ id: 'c', name: '丙', state: 'done' }),
    ];
    const view = drawInfo({ ...box, tasks });
    expect(view.sentBy('登记 乙')).toEqual(taking({ act: 'task', key: 'giftBoxV76', taskId: 'b' }));
    expect(view.sentBy('抽奖 丙')).toEqual(taking({ act: 'drawTask', key: 'giftBoxV76', taskId: 'c' }));
  });

  test('a page that is opened to count is asked for by its address, until it counts', () => {
    const visit = (state: 'open' | 'ready' | 'done') => ({
      tasks: [aTask({ id: 'visit', name: '打开学习专区', href: '/22G/index/22g', state })],
    });
    const view = drawInfo(visit('open'));
    expect(view.sentBy('打开并打卡：打开学习专区')).toEqual(
      taking({ act: 'visit', key: 'giftBoxV55', url: '/22G/index/22g' }),
    );
    expect(buttonsOf(visit('done'))).toEqual([]);
  });

  test('while one act is on its way or looked into, no other can be asked for', () => {
    const act = { act: 'draw', key: 'giftBoxV55', number: 4 } as const;
    const tasks = [aTask({ state: 'ready' })];
    for (const busy of [{ act }, { lost: act }])
      expect(drawInfo({ tasks }, busy).buttons.map(({ isDisabled }) => isDisabled)).toEqual([true]);
    expect(drawInfo({ tasks }).buttons.map(({ isDisabled }) => isDisabled)).toEqual([false]);
  });
});

describe('what is collected', () => {
  const eggs = (more: Partial<CampaignInfo> = {}) => ({
    key: 'giftBoxV67' as const,
    held: [{ id: 'egg', name: '彩蛋', count: 3 }],
    foundAt: [
      { name: '单项工程', href: '/commonproj/index' },
      { name: '劳务分包', href: '/labor/index' },
    ],
    ...more,
  });

  test('its number is told, and where more of it may lie, until it is found today', () => {
    const seeking = sheet(eggs(), '我的收集');
    expect(seeking).toMatch(/彩蛋3.*今天的彩蛋可能在：单项工程劳务分包/);
    expect(seeking).not.toContain('已经找到');
    expect(drawInfo(eggs()).page).toContain('<a href="#/labor/index">劳务分包</a>');
    const found = sheet(eggs({ own: { ...own, today: [{ kind: 'egg', place: null }] } }), '我的收集');
    expect(found).toContain('今天的彩蛋已经找到，明天再来。');
    expect(found).not.toContain('可能在');
    expect(sheet(eggs({ foundAt: [] }), '我的收集')).not.toContain('今天的');
  });

  test('cards are swapped only where the campaign has it so', () => {
    const cards = { key: 'collectCard' as const, held: [{ id: 'labour', name: '人工费', count: 1 }] };
    expect(sheet({ ...cards, swapFor: 3 }, '我的收集')).toContain('有 3 张相同的卡时');
    expect(sheet(cards, '我的收集')).toBe('我的收集人工费1');
    // What was collected is not hidden by the end; nothing comes of it any more.
    expect(sheet({ ...cards, swapFor: 3, standing: ENDED }, '我的收集')).toBe(
      '我的收集人工费1活动已结束，没有兑换的不再兑换。',
    );
    expect(sheet(eggs({ standing: ENDED }), '我的收集')).not.toContain('今天的');
  });
});

describe('gifts', () => {
  const goals = [
    aGoal({ id: 'points', name: '88 积分' }),
    aGoal({
      id: 'secret',
      name: '神秘礼',
      about: '也是七枚',
      stock: 20,
      remaining: 7,
      refusal: '彩蛋不足',
      nextNumber: 3,
    }),
    aGoal({ id: 'swap', name: '换卡' }),
  ];
  test('each says what it takes, what is left of it, and why it cannot be had', () => {
    expect(rows({ key: 'giftBoxV67', goals }, '可换的礼')).toEqual([
      '88 积分 七枚彩蛋 数量不限 领取',
      '神秘礼 也是七枚 余 7 / 20 彩蛋不足',
    ]);
    const view = drawInfo({ key: 'giftBoxV67', goals });
    expect(view.buttons.map(({ name, isDisabled }) => [name, isDisabled])).toEqual([
      ['领取 88 积分', false],
      ['彩蛋不足 神秘礼', true],
    ]);
    const { sentBy } = view;
    expect(sentBy('领取 88 积分')).toEqual(
      taking({ act: 'goal', key: 'giftBoxV67', goal: 'points', number: 2 }),
    );
    expect(sentBy('彩蛋不足 神秘礼')).toEqual(
      taking({ act: 'goal', key: 'giftBoxV67', goal: 'secret', number: 3 }),
    );
  });
});
