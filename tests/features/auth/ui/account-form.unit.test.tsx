import { configureStore } from '@reduxjs/toolkit';
import { createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import type { AuthState } from '#features/auth/state';
import { AccountForm } from '#features/auth/ui/account-form.tsx';
import type { AccountLinks } from '#features/auth/ui/account-links.tsx';

const draw = (auth: Partial<AuthState> = {}, links: AccountLinks = {}) => {
  const state = { auth: { status: 'out', isDialogOpen: true, ...auth } };
  return renderToStaticMarkup(
    <Provider store={configureStore({ reducer: () => state })}>
      <AccountForm firstField={createRef()} links={links} />
    </Provider>,
  );
};

test('[LOGIN-005] asks for name and password, which a button shows', () => {
  const html = draw();
  expect(html).toMatch(/<label[^>]*>用户名<\/label>.*autoComplete="username".*<label[^>]*>密码<\/label>/);
  expect(html).toMatch(/type="password".*<button[^>]*aria-pressed="false"[^>]*aria-label="显示密码"/);
});

test('[LOGIN-006] 一周内自动登录 is ticked from the start', () => {
  expect(draw()).toMatch(/<input[^>]*type="checkbox"[^>]*checked=""[^>]*\/?>.*一周内自动登录/);
});

test('[LOGIN-007] the account site opens in a new window and learns nothing of this one', () => {
  const html = draw(
    {},
    { forgotPasswordUrl: 'https://account.example/forgot', registerUrl: 'https://account.example/join' },
  );
  for (const [address, text] of [
    ['https://account.example/forgot', '忘记密码'],
    ['https://account.example/join', '免费注册'],
  ])
    expect(html).toContain(
      `<a href="${address}" target="_blank" rel="noopener noreferrer">${text}<span class="sr-only">（在新窗口打开）</span></a>`,
    );
});

test('[LOGIN-008] an address that is not configured leaves no dead link', () => {
  expect(draw()).not.toMatch(/忘记密码|免费注册/);
  const html = draw({}, { registerUrl: 'https://account.example/join' });
  expect(html).toContain('免费注册');
  expect(html).not.toContain('忘记密码');
});

test('[LOGIN-009] says that an ordinary account may apply for a trial', () => {
  expect(draw()).toContain('普通账号登录后可申请试用');
});

test('[LOGIN-014] the words of the server stand under the form', () => {
  expect(draw({ problem: '用户名或密码错误' })).toMatch(/role="alert"[^>]*>用户名或密码错误</);
});
