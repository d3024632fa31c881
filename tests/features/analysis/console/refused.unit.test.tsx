/** @jest-environment node */
import { configureStore } from '@reduxjs/toolkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { Console } from '#features/analysis/console/index';
import { events } from '#features/analysis/events';
import { reducer } from '#features/analysis/state';
import { events as auth } from '#features/auth/events';
import { NO_ACCESS } from '#src/contract/codes';

// It needs a page.
jest.mock('#src/ui/antd-provider.tsx', () => ({
  AntdProvider: ({ children }: { readonly children: unknown }) => children,
}));

const refusal = { code: 821, message: NO_ACCESS };
const broken = { code: 500, message: '断了' };
const failed = (work: 'view' | 'maintenance', problem = refusal) => events.workFailed({ work, problem });

const draw = (...heard: readonly Parameters<typeof reducer>[1][]) => {
  const opened = events.screenOpened({ screen: 'sql', params: {} });
  const state = [opened, ...heard].reduce(reducer, undefined);
  const store = configureStore({ reducer: () => ({ analysis: state }) });
  return renderToStaticMarkup(
    <Provider store={store}>
      <Console account="某会员" />
    </Provider>,
  );
};

test.each([
  ['the saved views', failed('view')],
  ['a part of the screen', events.partFailed({ part: 'overview', problem: refusal })],
  ['the live stream', events.liveFailed({ problem: refusal })],
])('whoever is refused %s sees no menu, but what it takes and the way back', (_, heard) => {
  const html = draw(heard);
  expect(html).not.toContain('<nav');
  expect(html.split(NO_ACCESS)).toHaveLength(2);
  expect(html).toMatch(/某会员.*向有行为分析权限的账号开放.*href="\/"/);
});

test.each([
  ['nothing has failed', []],
  ['something is broken', [failed('view', broken)]],
  ['only admins may do it', [failed('maintenance')]],
  ['another has logged in since', [failed('view'), auth.loggedOut({} as never)]],
])('the menu stands where %s', (_, heard) => {
  const html = draw(...heard);
  expect(html).toContain('<nav');
  expect(html).not.toContain('行为分析权限的账号开放');
});
