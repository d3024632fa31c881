import { renderToStaticMarkup } from 'react-dom/server';
import { Account } from '#src/portal/shell/account.tsx';
import { entries } from '#features/user-center/ui/entries';

const nothing = () => undefined;
const draw = (user?: { readonly name: string; readonly isVip: boolean; readonly isTrial: boolean }) =>
  renderToStaticMarkup(<Account user={user} onLogin={nothing} onLoginIntent={nothing} onLogout={nothing} />);
const html = draw({ name: '王工', isVip: true, isTrial: false });

test('[HEADER-005] the menu leads to the member centre’s pages and out', () => {
  expect([...html.matchAll(/<a href="#([^"]+)">([^<]+)</g)].map(([, path, title]) => [path, title])).toEqual([
    ['/usercenter/index', '会员中心'],
    ['/usercenter/favorites', '我的收藏'],
    ['/usercenter/orders', '订单与发票'],
    ['/usercenter/messages', '消息中心'],
    ['/usercenter/devices', '登录设备'],
    ['/usercenter/behavior', '我的行为数据'],
  ]);
  expect(html).toMatch(/<button type="button">退出登录<\/button>/);
});

test('[HEADER-005] the menu names the same pages as the member centre itself', () => {
  expect([...html.matchAll(/<a href="#([^"]+)"/g)].map(([, path]) => path)).toEqual(
    entries.map(({ path }) => path),
  );
});

test('a trial is offered in the menu to whom it is possible', () => {
  const menu = (onTryOut?: () => void) =>
    renderToStaticMarkup(
      <Account
        user={{ name: '王工', isVip: false, isTrial: false }}
        onLogin={nothing}
        onLoginIntent={nothing}
        onLogout={nothing}
        onTryOut={onTryOut}
      />,
    );
  expect(menu(nothing)).toContain('<button type="button">申请试用</button>');
  expect(menu()).not.toContain('申请试用');
});

test('[HEADER-004] a visitor sees one button, a member their name for eyes and ears', () => {
  expect(draw()).toContain('登录 / 注册');
  expect(html).toMatch(/<summary>.*账号 王工.*<span class="tag warn top-bar-user-level">VIP<\/span>/);
});
