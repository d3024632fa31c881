/** @jest-environment node */
import { configureStore } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { events } from '#features/activities/events';
import { initialState, reducer } from '#features/activities/state';
import { ActivityFrame } from '#features/activities/ui/frame.tsx';
import { workOf } from '#features/activities/work';
import { routeTable } from '#features/navigation/route-table';
import type { DomainEvent } from '#src/kernel/messages';

jest.mock('#src/ui/antd-provider.tsx', () => ({
  AntdProvider: ({ children }: { readonly children: ReactNode }) => children,
}));

const draw = (...heard: readonly DomainEvent[]) => {
  const store = configureStore({ reducer: () => ({ activities: heard.reduce(reducer, initialState) }) });
  return renderToStaticMarkup(
    <Provider store={store}>
      <ActivityFrame path="/memberActivity/pointMall" about="">
        商城
      </ActivityFrame>
    </Provider>,
  );
};

test('[ACT-001] points, check-in, mall, draws, gift boxes, new-user gift and invitations are one step away', () => {
  const links = [...draw().matchAll(/<a href="#([^"]*)"[^>]*>([^<]*)/g)].map(([, path, title]) => [
    title,
    path,
  ]);
  expect(Object.fromEntries(links)).toEqual({
    活动首页: '/memberActivity/activityHome',
    我的积分: '/memberActivity/memberPoints',
    每日签到: '/memberActivity/dailyAttendance',
    积分商城: '/memberActivity/pointMall',
    幸运抽奖: '/vipActivities/luckyDraw',
    粉丝礼盒: '/memberActivity/memberGiftBox',
    新人专享礼: '/memberActivity/newUserActivity',
    邀请好友: '/memberActivity/introduceNewUser',
  });
  const paths = routeTable.map(({ path }) => path);
  expect(links.map(([, path]) => path).filter((path) => !paths.includes(path!))).toEqual([]);
});

test('what came of works beside each other is said, each by itself', () => {
  const page = draw(
    events.workRequested(workOf.return({ number: 1 })),
    events.workRequested(workOf.exchange({ id: 'vip1' })),
    events.orderReturned({ number: 1 }),
    events.workFailed({ ...workOf.exchange({ id: 'vip1' }), problem: { code: 441, message: '积分不足' } }),
  );
  expect(page).toMatch(/notice-success[^>]*><span>已退回，积分已返还.*notice-error[^>]*><span>积分不足/);
});
