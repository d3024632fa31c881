/** @jest-environment node */
import { configureStore } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { events as activities } from '#features/activities/events';
import { initialState as ofActivities, reducer as activitiesReducer } from '#features/activities/state';
import { events } from '#features/campaigns/events';
import { page } from '#features/campaigns/page.tsx';
import { initialState, reducer } from '#features/campaigns/state';
import { events as navigation } from '#features/navigation/events';
import { anEntry } from '#tests/support/builders';

jest.mock('#src/ui/antd-provider.tsx', () => ({
  AntdProvider: ({ children }: { readonly children: ReactNode }) => children,
}));

const standing = { state: 'running', why: '', startsOn: '2026-01-01', endsOn: null } as const;
const home = activities.partLoaded({
  part: 'home',
  data: { activities: [{ ...standing, key: 'raffle' }], own: null },
});
const draw = (query: Readonly<Record<string, string>>) => {
  const state = {
    activities: activitiesReducer(ofActivities, home),
    campaigns: [
      navigation.routeEntered(anEntry({ name: 'vipActivities', query })),
      events.partLoaded({ part: 'invitation', data: { standing, inviter: '王*明', isOwn: false } }),
    ].reduce(reducer, initialState),
  };
  const View = page.views.vipActivities;
  return renderToStaticMarkup(
    <Provider store={configureStore({ reducer: () => state })}>
      <View />
    </Provider>,
  );
};

test.each([
  ['without an invitation', {}, false],
  ['under an invitation', { invite: 'ABCDEFGHJK' }, true],
])('[ROUTE-068] the address of the activities is their page, %s', (_, query, isInvited) => {
  const html = draw(query);
  for (const shown of ['积分任务', '主题活动', '#/vipActivities/luckyDraw']) expect(html).toContain(shown);
  expect(html.includes('王*明 邀请您使用造价指标网')).toBe(isInvited);
  if (isInvited) expect(html.indexOf('王*明')).toBeLessThan(html.indexOf('积分任务'));
});
