import { configureStore } from '@reduxjs/toolkit';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import type { CodeState } from '#features/qr-login/code-state';
import { QrCodeTab } from '#features/qr-login/ui/qr-code-tab.tsx';
import { failureText, rowsOf } from '#features/qr-login/ui/labels';
import { anAccount, someRequest, stateWith } from '../some-codes';

const draw = (view: ReactElement, state: unknown) =>
  renderToStaticMarkup(<Provider store={configureStore({ reducer: () => state })}>{view}</Provider>);
const tab = (code: Partial<CodeState>) => draw(<QrCodeTab />, stateWith(code));
const image = 'data:image/svg+xml;base64,AA';

test('[QR-001] shows the image, what to do with it, and why', () => {
  expect(tab({ step: 'waiting', image })).toMatch(
    /src="data:image\/svg\+xml;base64,AA" alt="登录二维码".*使用微信扫码登录.*免输入.*更快.*更安全/,
  );
});

test('[QR-002] is busy while it loads', () => {
  expect(tab({ step: 'loading' })).toMatch(/aria-busy="true".*正在加载二维码/);
});

test('[QR-003] a network error is a button', () => {
  const problem = { code: -1, message: 'Network Error' };
  expect(tab({ step: 'failed', problem })).toMatch(
    /<button[^>]*>.*网络异常，请检查网络后重试.*点击刷新.*<\/button>/,
  );
  expect(failureText({ code: 442, message: '获取二维码过于频繁' })).toBe('获取二维码过于频繁');
});

test('[QR-004] an expired code is a button', () => {
  expect(tab({ step: 'expired', image })).toMatch(/<button[^>]*>.*二维码已失效，点击刷新<\/button>/);
});

test('[QR-005] a scanned code is covered and says so', () => {
  const html = tab({ step: 'scanned', image });
  expect(html).toMatch(/role="status">扫描成功<.*请在手机上确认登录/);
  expect(html).not.toContain('<button');
});

test.each([
  [true, '选择客户'],
  [false, '选择账号'],
])(
  '[QR-006][QR-007] several accounts stand to choice; bound to a company: %s, titled %s',
  (isCompany, title) => {
    const accounts = [anAccount('6001'), anAccount('6002', { type: 1, typeName: '企业子账号' })];
    const html = tab({ step: 'choosing', accounts, isCompany });
    expect(html).toMatch(new RegExp(`${title}.*企业子账号.*user6002.*个人账号.*user6001`));
    expect(tab({ step: 'entering', accounts: accounts.slice(0, 1), isCompany })).not.toContain(title);
  },
);

test('a request is shown in words and in the time of Beijing', () => {
  expect(rowsOf({ ...someRequest, browser: '' }).map(({ detail }) => detail)).toEqual([
    'member',
    '未知',
    'Windows',
    '江苏省南京市',
    '1月2日 11:04:05',
  ]);
});
