/** @jest-environment node */
import { configureStore } from '@reduxjs/toolkit';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { userCenter } from '#features/user-center/index';
import { events } from '#features/user-center/events';
import { entries } from '#features/user-center/ui/entries';
import { DevicesPage } from '#features/user-center/ui/devices-page.tsx';
import { MemberTab } from '#features/user-center/ui/member-tab.tsx';
import { PersonalCentre } from '#features/user-center/ui/personal-centre.tsx';
import { Today } from '#features/user-center/ui/today.tsx';
import type { DomainEvent } from '#src/kernel/messages';
import { aDevice, aProfile } from '../some-profile';

jest.mock('#src/ui/antd-provider.tsx', () => ({ AntdProvider: () => null }));

const draw = (view: ReactElement, heard: readonly DomainEvent[]) => {
  const state = heard.reduce<ReturnType<typeof userCenter.reducer>>(
    (before, event) => userCenter.reducer(before, event),
    userCenter.reducer(undefined, { type: '' }),
  );
  const store = configureStore({ reducer: () => ({ userCenter: state }) });
  return renderToStaticMarkup(<Provider store={store}>{view}</Provider>);
};
const problem = { code: 510, message: '维护中', requestId: 'r-9' };

test('[ROUTE-006] the date stands with its weekday, and for machines', () => {
  expect(draw(<Today />, [events.dayBegun({ day: '2025-11-20' })])).toBe(
    '<time class="end member-bar-today" dateTime="2025-11-20">2025年11月20日 星期四</time>',
  );
  expect(draw(<Today />, [])).toBe('<time class="end member-bar-today" dateTime=""></time>');
});

test('[ROUTE-005] the header has the one tab, which is where the member is', () => {
  expect(draw(<MemberTab />, []).match(/<a [^>]*>[^<]*/g)).toEqual([
    '<a href="#/usercenter/index" aria-current="page">会员中心',
  ]);
});

test('[ROUTE-004][ROLE-019] the personal centre says whose it is, of what kind, and what it may do', () => {
  const profile = aProfile({
    kind: 'employee',
    level: 'trial',
    rights: { data: true, publishing: false, sourcing: false },
  });
  const html = draw(<PersonalCentre />, [events.profileLoaded({ profile })]);
  expect(html).toContain('<h1>个人资料</h1>');
  expect(html).toMatch(
    /<dt>账号名<\/dt><dd>member<\/dd>.*<dt>账号类型<\/dt><dd>企业子账号<\/dd>.*138\*\*\*\*0001/,
  );
  expect(html).toContain('试用 VIP');
  expect(html).toMatch(
    /data-granted="true">.*指标数据与加工案例<small>已开通.*data-granted="false">.*未开通/,
  );
});

test('every field has its label, and what is typed is not lost by a new load', () => {
  const typed = { fullName: '改了', company: '', email: '', contactBy: 'phone', contactTime: 'any' } as const;
  const html = draw(<PersonalCentre />, [
    events.draftNoted({ fields: typed }),
    events.profileLoaded({ profile: aProfile() }),
  ]);
  const ids = [...html.matchAll(/<input[^>]*\sid="([^"]+)"/g)].map(([, id]) => id);
  const labelled = [...html.matchAll(/<label for="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(6);
  expect(labelled).toEqual(ids);
  expect(html).toContain('value="改了"');
});

test.each([
  ['new-password', 2],
  ['current-password', 1],
  ['username', 1],
])('password managers find %s', (purpose, count) => {
  const html = draw(<PersonalCentre />, [events.profileLoaded({ profile: aProfile() })]);
  expect(html.split(`autoComplete="${purpose}"`).length - 1).toBe(count);
});

test('while it loads it says so; when it fails it offers another try with the request id', () => {
  expect(draw(<PersonalCentre />, [events.profileRequested()])).toMatch(/aria-busy="true".*正在载入账号资料/);
  const html = draw(<PersonalCentre />, [events.profileFailed({ problem })]);
  expect(html).toMatch(/role="alert".*维护中.*再试一次.*请求编号 r-9/);
});

test('the list marks this device and can end every other, each by its name', () => {
  const devices = [
    aDevice('1', { isCurrent: true }),
    aDevice('2', { system: '安卓', browser: '微信 8', place: '', knownSince: null }),
  ];
  const browsers = { used: 7, limit: 30, days: 30, isCounted: true };
  const html = draw(<DevicesPage />, [events.devicesLoaded({ devices, browsers })]);
  expect(html.match(/本机</g)).toHaveLength(1);
  expect(html.match(/aria-label="结束登录[^"]+"/g)).toEqual(['aria-label="结束登录：安卓 · 微信 8"']);
  expect(html).toContain('<dt>地点</dt><dd>未知</dd>');
  expect(html).toContain('近 30 天内，本账号在 <b>7</b> 个浏览器上登录过');
  expect(html).toContain('出现第 31 个浏览器时，账号会暂停登录');
});

test('a shared account has no limit of browsers', () => {
  const browsers = { used: 7, limit: 30, days: 30, isCounted: false };
  const html = draw(<DevicesPage />, [
    events.devicesLoaded({ devices: [aDevice('1', { isCurrent: true })], browsers }),
  ]);
  expect(html).toContain('这是共用账号，不限制浏览器个数');
  expect(html).toMatch(/<button[^>]*disabled=""[^>]*>.*退出其他所有设备/);
});

test('every entry of the member centre has an address below it', () => {
  expect(entries.map(({ title }) => title)).toEqual([
    '个人资料',
    '我的收藏',
    '订单与发票',
    '消息中心',
    '登录设备',
    '我的行为数据',
  ]);
  expect(entries.filter(({ path }) => !path.startsWith('/usercenter/'))).toEqual([]);
});

test.each([
  [true, ['修改密码', '未修改过'], ['联系在线客服']],
  [false, ['未设置，用短信验证码登录', '联系在线客服'], ['修改密码', '未修改过']],
])('with a password (%s) it may be changed, without one the page says how to have one', (has, said, not) => {
  const profile = aProfile({ hasPassword: has });
  const html = draw(<PersonalCentre />, [events.profileLoaded({ profile })]);
  expect(said.filter((words) => !html.includes(words))).toEqual([]);
  expect(not.filter((words) => html.includes(words))).toEqual([]);
});
