import { renderToStaticMarkup } from 'react-dom/server';
import { Header, type HeaderProps } from '#src/portal/shell/header.tsx';

const nothing = () => undefined;
const header = (more: Partial<HeaderProps> = {}) =>
  renderToStaticMarkup(
    <Header
      path="/home"
      publishing={false}
      loadRich={() => new Promise(nothing)}
      onTabClick={() => true}
      onTabIntent={nothing}
      onLogin={nothing}
      onLoginIntent={nothing}
      onLogout={nothing}
      onSearch={nothing}
      {...more}
    />,
  );

test('[HEADER-001] the logo leads home', () => {
  expect(header()).toMatch(/<a class="top-bar-logo" href="#\/home"/);
});

test('[HEADER-002][HEADER-003][HEADER-018] the search box has a category list and a button', () => {
  const html = header();
  expect(
    [...html.matchAll(/<option value="([^"]*)">([^<]*)</g)].map(([, value, label]) => [value, label]),
  ).toEqual([
    ['all', '全部'],
    ['laborIndex', '劳务'],
    ['sl&amp;csgx', '水利与城市更新'],
    ['policyDoc', '政策文件'],
  ]);
  expect(html).toContain('<button type="submit">搜索</button>');
});

test('[HEADER-004][HEADER-018] a visitor sees the login button, a member the menu with their name', () => {
  expect(header()).toContain('登录 / 注册');
  const member = header({ user: { name: '王工', isVip: false, isTrial: false } });
  expect(member).not.toContain('登录 / 注册');
  expect(member).toContain('王工');
  expect(member).toContain('退出登录');
});

test.each([
  [{ isVip: true, isTrial: false }, 'VIP'],
  [{ isVip: true, isTrial: true }, '试用'],
  [{ isVip: true, isTrial: true, trialLeftS: 3 * 86_400 }, '试用剩 3 天'],
  [{ isVip: true, isTrial: true, trialLeftS: 86_401 }, '试用剩 2 天'],
  [{ isVip: true, isTrial: true, trialLeftS: 86_400 }, '试用剩 24 小时'],
  [{ isVip: true, isTrial: true, trialLeftS: 1 }, '试用剩 1 小时'],
])('[ROLE-006] a member with %j wears the mark %s', (level, mark) => {
  expect(header({ user: { name: '王工', ...level } })).toContain(
    `<span class="tag warn top-bar-user-level">${mark}</span>`,
  );
});

test('[HEADER-014] the publishing tab shows to publishers alone', () => {
  expect(header()).not.toContain('待发布单项工程指标');
  expect(header({ publishing: true })).toContain('href="#/project-publishing/index"');
});

test('[HEADER-009] project cost indicators are marked as latest', () => {
  expect(header()).toContain('工程造价指标<sup>最新</sup>');
});

test('exactly one tab is current', () => {
  expect(header({ path: '/policy/detail/1' }).match(/<a [^>]*aria-current="page"[^>]*>/g)).toEqual([
    expect.stringContaining('href="#/policy/index"'),
  ]);
});
