import { NEVER, of } from 'rxjs';
import { commands } from '#features/analysis/commands';
import {
  listenLive,
  loadMore,
  loadParts,
  refuseSql,
  runSql,
  showAfterLogin,
  showLastDays,
  showOnEntry,
} from '#features/analysis/epics';
import { events } from '#features/analysis/events';
import * as maintenance from '#features/analysis/maintenance-epics';
import { reducer, type AnalysisState } from '#features/analysis/state';
import { events as auth } from '#features/auth/events';
import type { Epic } from '#src/kernel/epic';
import type { DomainEvent, Message } from '#src/kernel/messages';
import { stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';
import { anAnswer } from '#tests/support/replies';

const params = { from: '2026-11-01', to: '2026-11-07' };
const place = (screen: 'overview' | 'funnel' | 'events' | 'live') => ({ screen, params });
const empty = reducer(undefined, { type: 'none' });
const member: AnalysisState = { ...empty, isMember: true };
const folded = (...heard: readonly DomainEvent[]) => heard.reduce(reducer, member);

const tells = (
  epic: Epic,
  at: string,
  heard: Record<string, Message>,
  own: AnalysisState,
  send = jest.fn(),
) => {
  const said: Message[] = [];
  marbles(({ hot, flush }) => {
    epic(hot<Message>(at, heard), stateOf({ analysis: own }), fakePorts({ send: send as never })).subscribe(
      (message) => said.push(message),
    );
    flush();
  })();
  return said;
};

test('a screen asks for its parts with what its address says', () => {
  const entered = { a: events.screenOpened(place('overview')) };
  expect(tells(showOnEntry, 'a', entered, member)).toMatchObject([
    { type: commands.loadPart.type, payload: { part: 'overview', query: params } },
  ]);
});

test('nothing is asked for a visitor, nor before the address says all that is needed', () => {
  expect(tells(showOnEntry, 'a', { a: events.screenOpened(place('overview')) }, empty)).toEqual([]);
  expect(tells(showOnEntry, 'a', { a: events.screenOpened(place('funnel')) }, member)).toEqual([]);
});

test('the next page begins where the shown one ends; at the end nothing is asked', () => {
  const page = (next: string | null) =>
    folded(
      events.screenOpened(place('events')),
      events.partLoaded({ part: 'events', data: { events: [], next } }),
    );
  const send = jest.fn((_: object) => of(anAnswer({ events: [], next: null })));
  const heard = { a: commands.loadMore() };
  expect(tells(loadMore, 'a', heard, page('7'), send)).toMatchObject([
    { type: events.moreLoaded.type, payload: { rows: [], next: null } },
  ]);
  expect(send.mock.calls).toMatchObject([[{ query: { ...params, before: '7' } }]]);
  expect(tells(loadMore, 'a', heard, page(null), send)).toEqual([]);
  expect(send).toHaveBeenCalledTimes(1);
});

test.each([
  ['funnel', { steps: '200101' }, '漏斗有 2 至 8 步'],
  ['funnel', { steps: '打开页面,登录成功' }, '请填写事件码（数字），以逗号分隔，至多 20 个'],
  ['funnel', { steps: '200101,200106', minutes: '-5' }, '时限应为 1 至 10080 的整数（分钟）'],
  ['funnel', { steps: '200101,200106', minutes: 'abc' }, '时限应为 1 至 10080 的整数（分钟）'],
  ['funnel', { steps: '200101,200106', compare: 'age' }, '地址中的参数不正确'],
  ['paths', { code: '打开' }, '事件码应为数字'],
  ['overview', { from: '2026-13-45' }, '开始日期（from）应为 2026-01-31 的形式'],
] as const)('%s asked with %j says what is wrong with it, and is not sent', (part, wrong, message) => {
  const send = jest.fn(() => of());
  const query = { from: '2026-11-20', to: '2026-11-26', ...wrong };
  const said = tells(loadParts, 'a', { a: commands.loadPart({ part, query }) }, empty, send);
  expect(said.at(-1)).toMatchObject({
    type: events.partFailed.type,
    payload: { part, problem: { message } },
  });
  expect(send).not.toHaveBeenCalled();
});

test.each([
  ['', '请写一条查询语句'],
  [' \n ', '请写一条查询语句'],
  ['-- 空的\n/* 也是 */ ;', '请写一条查询语句'],
  [`select '${'x'.repeat(10_000)}'`, 'SQL 不超过 10000 个字'],
])('a statement that cannot be asked says why, and is not sent: %j', (sql, message) => {
  const send = jest.fn(() => of());
  const heard = { a: commands.runSql({ sql }) };
  expect(tells(refuseSql, 'a', heard, member)).toMatchObject([
    { type: events.workFailed.type, payload: { work: 'sql', problem: { message } } },
  ]);
  expect(tells(runSql, 'a', heard, member, send)).toEqual([]);
  expect(send).not.toHaveBeenCalled();
});

test('any other statement is sent as it stands', () => {
  const send = jest.fn((_: object) => NEVER);
  const heard = { a: commands.runSql({ sql: '-- 一\nselect 1' }) };
  expect(tells(refuseSql, 'a', heard, member)).toEqual([]);
  tells(runSql, 'a', heard, member, send);
  expect(send.mock.calls).toMatchObject([[{ body: { sql: '-- 一\nselect 1' } }]]);
});

test('the last days end today, whatever days are shown', () => {
  const went: string[] = [];
  const address = { ...fakePorts().address, go: (to: string) => void went.push(to) };
  const own = folded(events.screenOpened(place('events')));
  const ports = fakePorts({ address, now: () => Date.parse('2026-11-26T00:30:00+08:00') });
  marbles(({ hot, flush }) => {
    const heard = hot<Message>('ab', {
      a: commands.showLastDays({ days: 1 }),
      b: commands.showLastDays({ days: 7 }),
    });
    showLastDays(heard, stateOf({ analysis: own }), ports).subscribe();
    flush();
  })();
  expect(went).toEqual(['/events?from=2026-11-26&to=2026-11-26', '/events?from=2026-11-20&to=2026-11-26']);
});

test('whoever logs in sees the saved views and the open screen', () => {
  const own = folded(events.screenOpened(place('overview')));
  const heard = { a: auth.loggedIn({} as never) };
  expect(tells(showAfterLogin, 'a', heard, own).map(({ type }) => type)).toEqual([
    commands.loadViews.type,
    commands.loadPart.type,
  ]);
});

test('only the live screen listens, and only for somebody who is logged in', () => {
  const listenedOn = (own: AnalysisState) => {
    const listen = jest.fn(() => of());
    tells(listenLive(listen), 'a', { a: events.screenOpened(place('live')) }, own);
    return listen.mock.calls.length;
  };
  expect(listenedOn(folded(events.screenOpened(place('live'))))).toBe(1);
  expect(listenedOn(folded(events.screenOpened(place('overview'))))).toBe(0);
  expect(listenedOn({ ...empty, place: place('live') })).toBe(0);
});

test.each([
  ['limitRetention', maintenance.limitRetention, commands.limitRetention({ section: '20' })],
  ['erasePerson', maintenance.erasePerson, commands.erasePerson({ account: 'zhang', how: 'deleted' })],
  ['exportPerson', maintenance.exportPerson(jest.fn()), commands.exportPerson({ account: 'zhang' })],
  ['addWebhook', maintenance.addWebhook, commands.addWebhook({ url: 'https://a.cn', secret: 'x' })],
  ['removeWebhook', maintenance.removeWebhook, commands.removeWebhook({ id: '1' })],
  ['testWebhook', maintenance.testWebhook, commands.testWebhook({ id: '1' })],
] as const)('%s tells that it is asked before any answer comes', (_, epic, command) => {
  const said = tells(
    epic,
    'a',
    { a: command },
    member,
    jest.fn(() => NEVER),
  );
  expect(said.map(({ type }) => type)).toEqual([events.maintenanceRequested.type]);
});
