import { configureStore } from '@reduxjs/toolkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { events as auth } from '#features/auth/events';
import { events } from '#features/guides/events';
import { initialState, reducer, type GuidesState } from '#features/guides/state';
import { GuideLayer } from '#features/guides/ui/guide-layer.tsx';
import { events as navigation } from '#features/navigation/events';
import type { DomainEvent } from '#src/kernel/messages';
import { anEntry, aUser } from '#tests/support/builders';

const second = { guide: 'new_user', step: 1 } as const;
const last = { guide: 'bid_node', step: 3 } as const;

/** What is read of the bar, and its buttons. */
const draw = (page: string, ...heard: readonly DomainEvent[]) => {
  const guides = [
    navigation.routeEntered(anEntry({ name: page })),
    auth.loggedIn({ user: aUser({ isVip: true, hasRights: true }), way: 'account' }),
    ...heard,
  ].reduce<GuidesState>(reducer, initialState);
  const html = renderToStaticMarkup(
    <Provider store={configureStore({ reducer: () => ({ guides }) })}>
      <GuideLayer find={() => undefined} />
    </Provider>,
  );
  return {
    words: (/<p[^>]*>(.*?)<\/p>/.exec(html)?.[1] ?? '').replaceAll(/<[^>]+>/g, ''),
    buttons: [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, name]) => name),
  };
};

test.each([
  ['what is awaited can be skipped', 'home', [events.guideBegun(second)], '正在等待页面内容', '跳过此步'],
  [
    'what was missed can be skipped',
    'home',
    [events.guideBegun(second), events.targetMissed(second)],
    '这一步要看的内容没有出现',
    '跳过此步',
  ],
  [
    'from another page the bar leads back',
    'about',
    [events.guideBegun(second)],
    '不在引导所在的页面',
    '回到引导',
  ],
] as const)('%s', (_, page, heard, why, wayOn) => {
  expect(draw(page, ...heard)).toEqual({
    words: `认识造价指标网 · 第 2 步，共 5 步 ${why}`,
    buttons: ['结束引导', wayOn],
  });
});

test('a step that alone would lead on ends the guide', () => {
  expect(draw('commonProjList', events.guideBegun(last)).buttons).toEqual(['结束引导', '完成']);
});

test('a new member is asked whether to begin; without guide and offer nothing stands there', () => {
  expect(draw('home', events.guideOffered({ guide: 'new_user' }))).toEqual({
    words: '第一次来？用一分钟认识本站，随时可以结束',
    buttons: ['以后再说', '开始引导'],
  });
  expect(draw('home')).toEqual({ words: '', buttons: [] });
});
