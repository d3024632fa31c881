import { EMPTY_DRAFT } from '#features/about/draft';
import { events } from '#features/about/events';
import { reducer } from '#features/about/state';
import { events as auth } from '#features/auth/events';
import type { DomainEvent } from '#src/kernel/messages';
import { aUser } from '#tests/support/builders';

const fold = (...told: readonly DomainEvent[]) => told.reduce(reducer, reducer(undefined, { type: '' }));
const loggedIn = (globalId: string) => auth.loggedIn({ user: aUser({ globalId }), way: 'account' });
const draft = { ...EMPTY_DRAFT, realName: '王小明', mobile: '13900000000' };
const typed = events.draftNoted({ draft });

test('an application that was begun is for nobody but who began it', () => {
  expect(fold(loggedIn('a'), typed, auth.loggedOut({ by: 'member' })).draft).toEqual(EMPTY_DRAFT);
  expect(fold(loggedIn('a'), typed, auth.loggedOut({ by: 'server' }), loggedIn('b')).draft).toEqual(
    EMPTY_DRAFT,
  );
});

test('it goes on when its session was lost and begun again, or when a visitor logs in', () => {
  expect(fold(loggedIn('a'), typed, auth.loggedOut({ by: 'server' }), loggedIn('a')).draft).toEqual(draft);
  expect(fold(typed, loggedIn('a')).draft).toEqual(draft);
});
