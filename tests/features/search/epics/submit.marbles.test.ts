import { decideEntry } from '../../../../features/navigation/decide-entry';
import { commands } from '../../../../features/search/commands';
import type { SearchCategory } from '../../../../features/search/contract';
import { submit } from '../../../../features/search/epics/submit';
import { events } from '../../../../features/search/events';
import { initialState } from '../../../../features/search/state';
import type { Message } from '../../../../src/kernel/messages';
import { stateOf, visitors } from '../../../support/builders';
import { marbles } from '../../../support/marbles';
import { fakePorts } from '../../../support/ports';

const submitted = (keyword: string, category: SearchCategory = 'all') =>
  commands.submit({ keyword, category });
const started = (keyword: string, searchId: number, category: SearchCategory = 'all') =>
  events.searchStarted({ searchId, keyword, category, at: 77 }, submitted(keyword));
const member = stateOf({ search: { ...initialState, isMember: true } });
const visitor = stateOf({ search: initialState });

const movesOf = (command: Message, state$ = member) => {
  const ports = fakePorts({ now: () => 77 });
  const said: Message[] = [];
  marbles(({ hot, flush }) => {
    submit(hot('-a', { a: command }), state$, ports).subscribe((event) => said.push(event));
    flush();
  })();
  return { moves: ports.address.moves, said };
};

describe('submit', () => {
  test('[TRACK-003] a search is the list of its category with the keyword in the address, and starts under an id', () => {
    expect(movesOf(submitted('住宅 楼'))).toEqual({
      moves: ['go /commonproj/index?keyword=%E4%BD%8F%E5%AE%85%20%E6%A5%BC'],
      said: [started('住宅 楼', 1_000_000_001)],
    });
  });

  test.each([
    ['all', '/commonproj/index'],
    ['laborIndex', '/laborSubcontracting/index'],
    ['sl&csgx', '/waterConUrbanRenew/index'],
    ['policyDoc', '/policy/index'],
  ] as const)('the category %s is answered by %s', (category, list) => {
    expect(movesOf(submitted('a', category)).moves).toEqual([`go ${list}?keyword=a`]);
  });

  test('blanks around the keyword do not count, and nothing but blanks is the whole list', () => {
    expect(movesOf(submitted('  钢筋 \t')).said).toEqual([started('钢筋', 1_000_000_001)]);
    expect(movesOf(submitted(' \u3000 ')).moves).toEqual(['go /commonproj/index']);
  });

  test.each(['all', 'laborIndex', 'sl&csgx', 'policyDoc'] as const)(
    '[SEARCH-004] a visitor starts no search: the address leads to the login (%s)',
    (category) => {
      const { moves, said } = movesOf(submitted('a', category), visitor);
      expect(said).toEqual([]);
      expect(moves).toHaveLength(1);
      const path = moves[0]?.replace('go ', '') ?? '';
      expect(decideEntry(path, visitors.out)).toEqual({
        kind: 'refuse',
        reason: 'login',
        to: `/home?redirect=${encodeURIComponent(path)}`,
      });
    },
  );

  test('[TRACK-003] a search that is overtaken by the next one ends first', () => {
    const running = { searchId: 1_000_000_009, keyword: '梁', at: 7 };
    const { said } = movesOf(
      submitted('板'),
      stateOf({ search: { ...initialState, isMember: true, running } }),
    );
    expect(said).toEqual([
      events.searchEnded({ searchId: 1_000_000_009, total: 0, ms: 70 }, submitted('板')),
      started('板', 1_000_000_001),
    ]);
  });

  test('[HEADER-017] repeating is the last search under a new id', () => {
    const last = { keyword: '住宅', category: 'all' as const };
    const { moves, said } = movesOf(
      commands.repeat(),
      stateOf({ search: { ...initialState, isMember: true, last } }),
    );
    expect(moves).toEqual(['go /commonproj/index?keyword=%E4%BD%8F%E5%AE%85']);
    expect(said).toEqual([
      events.searchStarted({ searchId: 1_000_000_001, ...last, at: 77 }, commands.repeat()),
    ]);
  });

  test(
    '[SEARCH-005] of several hurried searches the first within 2000 ms counts',
    marbles(({ hot, expectObservable, flush }) => {
      const ports = fakePorts({ now: () => 77 });
      const values = { a: submitted('甲'), b: submitted('乙'), c: submitted('丙') };
      const picture = 'a 999ms b 999ms b c';
      expectObservable(submit(hot<Message>(picture, values), member, ports)).toBe('s 2000ms t', {
        s: started('甲', 1_000_000_001),
        t: started('丙', 1_000_000_002),
      });
      flush();
      expect(ports.address.moves).toHaveLength(2);
    }),
  );
});
