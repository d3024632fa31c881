/** @jest-environment node */
import { configureStore } from '@reduxjs/toolkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import type { Invites } from '#features/campaigns/contract/invite';
import { events } from '#features/campaigns/events';
import { initialState, reducer } from '#features/campaigns/state';
import { InviteSections } from '#features/campaigns/ui/invite.tsx';
import { events as navigation } from '#features/navigation/events';
import type { Standing } from '#src/contract/standing';
import { anEntry } from '#tests/support/builders';

const drawn = (state: Standing['state']): string => {
  const invites: Invites = {
    standing: { state, why: '核对中', startsOn: '2026-01-01', endsOn: null },
    rules: [],
    url: null,
    points: 0,
    friends: [],
    invited: null,
  };
  const campaigns = [
    navigation.routeEntered(anEntry({ name: 'activityHome', query: { invite: 'ABCDEFGHJK' } })),
    events.partLoaded({ part: 'userInvite', data: invites }),
  ].reduce(reducer, initialState);
  return renderToStaticMarkup(
    <Provider store={configureStore({ reducer: () => ({ campaigns }) })}>
      <InviteSections />
    </Provider>,
  );
};

test.each([
  ['running', []],
  ['paused', ['登记邀请人', '生成邀请地址']],
] as const)('[ACT-012] while invitations are %s, %j cannot be pressed', (state, closed) => {
  const html = drawn(state);
  const disabled = [...html.matchAll(/<button[^>]* disabled=""[^>]*>(.*?)<\/button>/g)].map(
    ([, inner = '']) => inner.replaceAll(/<[^>]+>/g, ''),
  );
  expect(html).toContain('登记邀请人');
  expect(disabled).toEqual(closed);
});
