import { renderToStaticMarkup } from 'react-dom/server';
import { AccountChooser, type AccountChooserProps } from '#src/ui/account-chooser/account-chooser.tsx';

const groups = [
  { title: '企业子账号', accounts: [] },
  { title: '个人账号', accounts: [{ key: '1', name: '<img onerror=x>', hasRights: false }] },
  { title: '企业主账号', accounts: [{ key: '2', name: 'main', note: '企业认证中心账号', hasRights: true }] },
];
const drawn = (more: Partial<AccountChooserProps> = {}) =>
  renderToStaticMarkup(
    <AccountChooser
      title="选择账号"
      groups={groups}
      onEnter={() => undefined}
      onBack={() => undefined}
      {...more}
    />,
  );
const count = (html: string, part: string) => html.split(part).length - 1;

test('[PHONE-005] has a title and a back arrow', () => {
  expect(drawn()).toMatch(/aria-label="返回".*选择账号/);
});

test('[PHONE-006] draws the groups in their order, and none without accounts', () => {
  const html = drawn();
  expect(html).toMatch(/个人账号.*企业主账号/);
  expect(html).not.toContain('企业子账号');
});

test('[PHONE-007] labels each account 有权限 or 无权限', () => {
  const html = drawn();
  expect(html).toMatch(/onerror.*无权限.*main.*企业认证中心账号.*有权限/);
  expect([count(html, '无权限'), count(html, '有权限')]).toEqual([1, 1]);
});

test('[PHONE-008] gives each account a button of its own', () => {
  expect(drawn()).toMatch(/aria-label="进入 &lt;img onerror=x&gt;".*aria-label="进入 main"/);
});

test('a name is text, whatever it holds', () => {
  expect(drawn()).not.toContain('<img');
});

test('while one account is entered the others and the way back are shut', () => {
  expect(count(drawn(), 'disabled=""')).toBe(0);
  expect(count(drawn({ enteringKey: '2' }), 'disabled=""')).toBe(2);
});

test('a problem is told as an alert', () => {
  expect(drawn({ problem: '登录失败' })).toMatch(/role="alert">登录失败/);
});
