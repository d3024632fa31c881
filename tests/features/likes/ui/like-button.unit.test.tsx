import { configureStore } from '@reduxjs/toolkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { events } from '#features/likes/events';
import { reducer } from '#features/likes/state';
import { LikeButton } from '#features/likes/ui/index';

const draw = (...heard: readonly { readonly type: string }[]) => {
  const likes = heard.reduce(reducer, reducer(undefined, { type: '' }));
  return renderToStaticMarkup(
    <Provider store={configureStore({ reducer: () => ({ likes }) })}>
      <LikeButton kind="project" recordId="p1" title="某住宅楼" />
    </Provider>,
  );
};
const record = { kind: 'project', id: 'p1' };

test('a button that is not pressed, without a count before one is known', () => {
  expect(draw()).toMatch(/<button type="button"[^>]*aria-pressed="false" aria-label="赞：某住宅楼"/);
  expect(draw()).toMatch(/<span><\/span>/);
});

test('[LIKE-001] pressed, with the count in its name and in sight', () => {
  const html = draw(events.liked({ record, count: 12 }));
  expect(html).toMatch(/aria-pressed="true" aria-label="赞：某住宅楼，12 人赞过"/);
  expect(html).toContain('>12</span>');
});
