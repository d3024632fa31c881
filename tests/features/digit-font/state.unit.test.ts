import type { RootState } from '#src/kernel/state';
import { events as auth } from '#features/auth/events';
import { events } from '#features/digit-font/events';
import { selectFont, selectIsWanting } from '#features/digit-font/selectors';
import { initialState, reducer, type DigitFontState } from '#features/digit-font/state';
import { aUser } from '#tests/support/builders';
import { givenTo } from '#tests/support/given';

const given = givenTo(reducer);
const font = { family: 'figures-f1', map: { '0': '\ue0a0' } };
const shown = [events.fontRequested(), events.fontShown(font)];
const inStore = (select: (state: RootState) => unknown) => (state: DigitFontState) =>
  select({ digitFont: state });

test('nobody draws in a font before the browser has it', () => {
  given([]).thenSelects(inStore(selectIsWanting), true);
  given([events.fontRequested()]).then({ status: 'asked' });
  given(shown).thenSelects(inStore(selectFont), font);
});

test('[SEARCH-008] without the font figures are plain, and it is not asked for again', () => {
  const lost = [events.fontRequested(), events.fontFailed({ problem: { code: -1, message: '' } })];
  given(lost).thenSelects(inStore(selectFont), undefined);
  given(lost).thenSelects(inStore(selectIsWanting), false);
});

test.each([
  ['logging in', auth.loggedIn({ user: aUser(), way: 'account' })],
  ['logging out', auth.loggedOut({ by: 'server' })],
])('%s ends it: a font belongs to a session', (_, event) => {
  given([...shown, event]).then(initialState);
});
