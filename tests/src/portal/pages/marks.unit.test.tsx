import { configureStore } from '@reduxjs/toolkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { favorites } from '#features/favorites/index';
import { likes } from '#features/likes/index';
import { marksOfFound } from '#src/portal/pages/shared/marks.tsx';

const store = configureStore({ reducer: { favorites: favorites.reducer, likes: likes.reducer } });
const draw = (group: string) =>
  renderToStaticMarkup(
    <Provider store={store}>{marksOfFound({ group, id: '7', title: '某住宅楼' })}</Provider>,
  );

test.each(['bid_node', 'bq_item', 'sl', 'labor', 'policy'])(
  '[FAV-001] a found %s can be kept and liked',
  (group) => {
    const html = draw(group);
    expect(html).toContain('aria-label="收藏：某住宅楼"');
    expect(html).toContain('aria-label="赞：某住宅楼"');
  },
);

test('what cannot be kept bears no mark', () => {
  expect(draw('no_such_group')).toBe('');
});
