/** @jest-environment node */
import { configureStore } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import type { Raffle } from '#features/activities/contract/raffle';
import { events } from '#features/activities/events';
import { initialState, reducer, type ActivitiesState } from '#features/activities/state';
import { RafflePage } from '#features/activities/ui/raffle-page.tsx';
import { RAFFLE as PUBLISHED } from '#src/contract/prizes';
import type { DomainEvent } from '#src/kernel/messages';

jest.mock('#src/ui/antd-provider.tsx', () => ({
  AntdProvider: ({ children }: { readonly children: ReactNode }) => children,
}));
jest.mock('#src/ui/dialog/dialog.tsx', () => ({
  Dialog: ({ isOpen, title, children }: Record<'isOpen' | 'title' | 'children', ReactNode>) =>
    isOpen ? <section aria-label={title as string}>{children}</section> : null,
}));

const prize = (more: Partial<Raffle['prizes'][number]>): Raffle['prizes'][number] => ({
  id: 'points5',
  name: '5 积分',
  value: null,
  odds: 5_010,
  stock: null,
  remaining: null,
  isOnce: false,
  ...more,
});
const PRIZES = [
  prize({ id: 'vip365', name: 'VIP 年卡', value: 1_980, odds: 1, stock: 5, remaining: 4, isOnce: true }),
  prize({ id: 'off50', name: '满500减50券', value: 50, odds: 200, stock: 1_000, remaining: 0 }),
  prize({ id: 'export', name: '导出券×1', value: 1.5, odds: 4_789, stock: 3_400, remaining: 3_399 }),
  prize({}),
];
const RAFFLE: Raffle = {
  standing: { key: 'raffle', state: 'running', why: '', startsOn: '2026-03-01', endsOn: null },
  season: { number: 3, endsOn: '2026-04-29' },
  cost: 50,
  drawsADay: 5,
  oddsId: '0dd5'.repeat(16),
  fallback: 'points5',
  prizes: PRIZES,
  today: { day: '2026-03-02', digest: 'd16e'.repeat(16) },
  winners: [],
  own: null,
};
type Own = NonNullable<Raffle['own']>;
const own = (more: Partial<Own> = {}): Own => ({
  nextNumber: 7,
  chances: 1,
  totalPoints: 1_250,
  leftToday: 5,
  ...more,
});

const draw = (more: Partial<Raffle> = {}, ...heard: readonly DomainEvent[]) => {
  const loaded = events.partLoaded({ part: 'raffle', data: { ...RAFFLE, ...more } });
  const activities = [loaded, ...heard].reduce<ActivitiesState>(reducer, initialState);
  return renderToStaticMarkup(
    <Provider store={configureStore({ reducer: () => ({ activities }) })}>
      <RafflePage />
    </Provider>,
  );
};
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, '');
/** Cell by cell, without the titles that stand on cards. */
const cellsOf = (page: string) => {
  const [table = ''] = /<table.*?<\/table>/.exec(page) ?? [];
  return [...table.replaceAll(/<span class="card-only[^>]*>.*?<\/span>/g, '').matchAll(/<tr.*?<\/tr>/g)].map(
    ([row]) => [...row.matchAll(/<t[hd].*?<\/t[hd]>/g)].map(([cell]) => textOf(cell)),
  );
};
const sheet = (page: string, title: string) =>
  textOf(
    page
      .slice(page.indexOf(`>${title}</h2>`))
      .replace(/^>/, '')
      .replace(/<\/section>.*/, ''),
  );

test('[ACT-013] before a draw each prize stands there with its odds, its number and what is left of it', () => {
  expect(cellsOf(draw())).toEqual([
    ['奖品', '市场参考价 (元)', '中奖概率', '本季数量', '剩余'],
    ['VIP 年卡 每人每季限一件', '1,980', '0.01%', '5', '4'],
    ['满500减50券', '50', '2.00%', '1,000', '0'],
    ['导出券×1', '1.50', '47.89%', '3,400', '3,399'],
    ['5 积分', '—', '50.10%', '不限', '不限'],
  ]);
});

test('[ACT-013] the odds of the raffle, as they are published', () => {
  const plan = PUBLISHED.prizes.map(({ id, name, odds }) => prize({ id, name, odds }));
  expect(cellsOf(draw({ prizes: plan })).map(([name, odds]) => `${name} ${odds}`)).toEqual([
    '奖品 中奖概率',
    'VIP 年卡 0.01%',
    'VIP 30 天 0.10%',
    'VIP 7 天 0.89%',
    '造价工具书 0.10%',
    '满500减50券 2.00%',
    '导出券×1 6.80%',
    '50 积分 15.00%',
    '20 积分 25.00%',
    '5 积分 50.10%',
  ]);
});

test('without any market value there is no column of it', () => {
  expect(cellsOf(draw({ prizes: [prize({})] }))).toEqual([
    ['奖品', '中奖概率', '本季数量', '剩余'],
    ['5 积分', '50.10%', '不限', '不限'],
  ]);
});

test.each([
  ['running', '剩余数量为此刻的实际数量'],
  ['paused', '剩余数量为此刻的实际数量'],
  ['ended', '剩余数量为活动结束时的实际数量'],
] as const)('of an activity that is %s the table says of when its numbers are', (state, words) => {
  expect(textOf(draw({ standing: { ...RAFFLE.standing, state } }))).toContain(words);
});

test('[ACT-013] the rules stand there before a draw: cost, season, what is given instead, and both digests', () => {
  const rules = sheet(draw(), '规则');
  for (const rule of [
    '每次用 1 次机会或 50 积分；',
    '每天至多抽 5 次。同一浏览器里每天至多 3 个账号参加同一项抽奖，次日重新计。',
    '每季 60 天，本季为第 3 季，至 2026-04-29。概率在一季内不变。',
    '抽到已发完的奖品，或每人每季限一件而已得过的，改发 5 积分；其余奖品的概率不因此变化。',
    '实物请在 30 天内填写收件人，7 个工作日内寄出，逾期视为放弃。',
    `2026-03-02 的种子摘要（SHA-256）为 ${RAFFLE.today.digest}，种子次日公布`,
    `概率表编号（概率表的 SHA-256）为 ${RAFFLE.oddsId}，验证时一并核对。`,
  ])
    expect(rules).toContain(rule);
});

/** What stands in the way, and the buttons of the panel: those that cannot be pressed in brackets. */
const panel = (more: Partial<Raffle>, ...heard: readonly DomainEvent[]) => {
  const page = draw(more, ...heard);
  const part = page.slice(page.indexOf('抽一次'), page.indexOf('奖品与概率'));
  return {
    why: /<p class="callout">(.*?)<\/p>/.exec(part)?.[1],
    buttons: [...part.matchAll(/<button([^>]*)>(.*?)<\/button>/g)].map(([, marks = '', name = '']) =>
      / disabled=""/.test(marks) ? `(${textOf(name)})` : textOf(name),
    ),
    login: part.includes('抽奖需要登录。<a href="#/memberActivity/dailyAttendance">登录并签到得积分</a>'),
  };
};
const [BY_CHANCE, BY_POINTS] = ['用 1 次机会抽奖', '用 50 积分抽奖'];
const closed = (standing: Partial<Raffle['standing']>) => ({ standing: { ...RAFFLE.standing, ...standing } });

test.each([
  ['over', closed({ state: 'ended' }), '活动已结束'],
  ['coming', closed({ state: 'coming', startsOn: '2026-12-01' }), '活动未开始，2026-12-01 开始'],
  ['paused', closed({ state: 'paused', why: '系统维护，今晚恢复' }), '活动暂停：系统维护，今晚恢复'],
  ['paused without a reason', closed({ state: 'paused' }), '活动暂停，请稍后再来'],
] as const)('while it is %s nobody draws, and the panel says so', (_, more, why) => {
  expect(panel({ ...more, own: own() })).toEqual({ why, buttons: [], login: false });
  expect(panel(more)).toEqual({ why, buttons: [], login: true });
});

test.each([
  ['who has drawn as often as a day allows', { leftToday: 0 }, '今天的次数已用完，明天再来'],
  ['who has neither a chance nor the points', { chances: 0, totalPoints: 49 }, '没有抽奖机会，积分也不足 50'],
] as const)('%s reads why, and has no button', (_, more, why) => {
  expect(panel({ own: own(more) })).toEqual({ why, buttons: [], login: false });
});

test('a visitor is led to the login', () => {
  expect(panel({})).toEqual({ why: undefined, buttons: [], login: true });
});

test.each([
  ['chance and points', {}, [BY_CHANCE, BY_POINTS]],
  ['a chance without the points', { totalPoints: 49 }, [BY_CHANCE, `(${BY_POINTS})`]],
  ['just the points', { chances: 0, totalPoints: 50 }, [BY_POINTS]],
] as const)('whoever has %s draws by what they have', (_, more, buttons) => {
  expect(panel({ own: own(more) })).toEqual({ why: undefined, buttons, login: false });
});

test('what a member has is told beside the title', () => {
  expect(textOf(draw({ own: own({ leftToday: 4 }) }))).toContain(
    '机会 1 次 · 积分 1,250 · 今天还可抽 4/5 次',
  );
});

const drawn = {
  number: 7,
  drawn: 'vip365',
  given: 'vip365',
  state: 'given',
  isFormer: false,
  isVip: true,
} as const;
test.each([
  [drawn, '第 7 次抽奖，获得 VIP 年卡。'],
  [
    { ...drawn, given: 'points5' },
    '第 7 次抽奖，获得 5 积分。抽到的是VIP 年卡，已发完或本季已得过，按规则改发5 积分。',
  ],
  [
    { ...drawn, isFormer: true },
    '第 7 次抽奖此前已经抽出，获得 VIP 年卡。现在没有再抽，积分和机会没有再扣。',
  ],
  [{ ...drawn, state: 'unclaimed' }, '第 7 次抽奖，获得 VIP 年卡。请在“我的抽奖”里填写收件人。'],
] as const)('the result says what was given, and why it is another: %j', (answer, words) => {
  const page = draw({ own: own() }, events.prizeDrawn(answer));
  const [, said = ''] = /aria-label="抽奖结果"><p[^>]*>(.*?)<\/p>/.exec(page) ?? [];
  expect(textOf(said)).toBe(words);
});
