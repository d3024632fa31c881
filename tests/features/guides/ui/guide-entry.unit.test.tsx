import { configureStore } from '@reduxjs/toolkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { events as auth } from '#features/auth/events';
import { events } from '#features/guides/events';
import { initialState, reducer, type GuidesState } from '#features/guides/state';
import { GuideEntry } from '#features/guides/ui/index';
import type { DomainEvent } from '#src/kernel/messages';
import { aUser } from '#tests/support/builders';

const comeIn = auth.loggedIn({ user: aUser(), way: 'account' });
const draw = (...heard: readonly DomainEvent[]) => {
  const guides = heard.reduce<GuidesState>(reducer, initialState);
  return renderToStaticMarkup(
    <Provider store={configureStore({ reducer: () => ({ guides }) })}>
      <GuideEntry />
    </Provider>,
  );
};

test('[GUIDE-001] a member finds the guide in the service bar, a visitor does not', () => {
  expect(draw()).toBe('');
  expect(draw(comeIn)).toMatch(/^<li><button.*新手引导<\/button><\/li>$/);
  expect(draw(comeIn, auth.loggedOut({ by: 'member' }))).toBe('');
});

test('while a guide runs the entry waits, hidden', () => {
  expect(draw(comeIn, events.guideBegun({ guide: 'new_user', step: 0 }))).toMatch(/^<li hidden="">/);
});
