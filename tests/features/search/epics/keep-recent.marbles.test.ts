import { events as auth } from '#features/auth/events';
import { commands } from '#features/search/commands';
import { keepRecent } from '#features/search/epics/box';
import { events } from '#features/search/events';
import type { Origin } from '#features/search/origin';
import type { Message } from '#src/kernel/messages';
import { aUser } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts, memoryStorage } from '#tests/support/ports';
import { SEARCH_ID, searching } from '../some-search';

const KEY = 'recentSearches.6001';
const started = (keyword: string, from: Origin) =>
  events.searchRequested({ searchId: SEARCH_ID, keyword, category: 'all', at: 0, from });

const recentAfter = (heard: Message, globalId: string | undefined = '6001') => {
  const kept = memoryStorage({ [KEY]: '["梁","板"]' });
  const said: Message[] = [];
  const state$ = searching({ box: globalId ? { globalId } : {} });
  marbles(({ hot, flush }) => {
    keepRecent(hot<Message>('-h', { h: heard }), state$, fakePorts({ kept })).subscribe((event) =>
      said.push(event),
    );
    flush();
  })();
  return { said, kept: kept.values.get(KEY) };
};
const told = (...recent: string[]) => [events.recentFound({ recent })];

describe('keepRecent', () => {
  test("a member's searches are there when they log in", () => {
    expect(recentAfter(auth.loggedIn({ user: aUser(), way: 'account' })).said).toEqual(told('梁', '板'));
  });

  test.each(['header', 'prompt', 'hot', 'recent'] as const)(
    'words from the %s are kept, newest first',
    (from) => {
      expect(recentAfter(started('板', from))).toEqual({ said: told('板', '梁'), kept: '["板","梁"]' });
    },
  );

  test.each(['address', 'tab', 'retry'] as const)('a search by %s is nobody’s own words', (from) => {
    expect(recentAfter(started('柱', from))).toEqual({ said: [], kept: '["梁","板"]' });
  });

  test('one is deleted, or all', () => {
    expect(recentAfter(commands.forget({ keyword: '梁' }))).toEqual({ said: told('板'), kept: '["板"]' });
    expect(recentAfter(commands.forget({}))).toEqual({ said: told(), kept: undefined });
  });

  test('a visitor has none and deletes none', () => {
    expect(recentAfter(commands.forget({}), '')).toEqual({ said: told(), kept: '["梁","板"]' });
  });
});
