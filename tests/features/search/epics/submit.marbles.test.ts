import { of } from 'rxjs';
import { commands } from '#features/search/commands';
import { retry, submit } from '#features/search/epics/submit';
import { events } from '#features/search/events';
import type { Message } from '#src/kernel/messages';
import { events as navigation } from '#features/navigation/events';
import { anEntry } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';
import { onResults, running, searching, SEARCH_ID } from '../some-search';

const submitted = (keyword: string, more: Partial<ReturnType<typeof commands.submit>['payload']> = {}) =>
  commands.submit({ keyword, category: 'all', from: 'header', ...more });

const doneBy = (command: Message, state$ = searching()) => {
  const ports = fakePorts({ now: () => 1_077 });
  const said: Message[] = [];
  marbles(({ hot, flush }) => {
    submit(hot('-a', { a: command }), state$, ports).subscribe((event) => said.push(event));
    flush();
  })();
  return { moves: ports.address.moves, said };
};

describe('submit', () => {
  test('[HEADER-002] a search is an address', () => {
    const command = submitted('住宅 楼');
    expect(doneBy(command)).toEqual({
      moves: ['go /search?text=%E4%BD%8F%E5%AE%85+%E6%A5%BC'],
      said: [events.keywordSubmitted({ keyword: '住宅 楼', category: 'all', from: 'header' }, command)],
    });
  });

  test.each([
    ['all', '/search?text=a'],
    ['laborIndex', '/search?text=a&category=laborIndex'],
    ['sl&csgx', '/search?text=a&category=sl%26csgx'],
    ['policyDoc', '/search?text=a&category=policyDoc'],
  ] as const)('[HEADER-003] the category %s travels along', (category, path) => {
    expect(doneBy(submitted('a', { category })).moves).toEqual([`go ${path}`]);
  });

  test('[VALID-012] blanks around the keyword do not count, nor what exceeds a hundred signs', () => {
    expect(doneBy(submitted('  钢 \t')).moves).toEqual(['go /search?text=%E9%92%A2']);
    expect(doneBy(submitted('a'.repeat(120))).moves).toEqual([`go /search?text=${'a'.repeat(100)}`]);
  });

  test('an empty box searches for the word its prompt offers', () => {
    const prompted = searching({ box: { prompt: { prompt: '试试：住宅', hot: ['钢', '住宅'] } } });
    const { moves, said } = doneBy(submitted(' \u3000 '), prompted);
    expect(moves).toEqual(['go /search?text=%E4%BD%8F%E5%AE%85']);
    expect(said).toMatchObject([{ payload: { keyword: '住宅', from: 'prompt' } }]);
    expect(doneBy(submitted('')).moves).toEqual(['go /search']);
  });

  test('other words keep the region, and leave group and page behind', () => {
    const place = onResults({ text: '梁', group: 'sl', page: '3', areaId: '20' });
    expect(doneBy(submitted('板'), searching({ current: { place } })).moves).toEqual([
      'go /search?text=%E6%9D%BF&areaId=20',
    ]);
  });

  test('the words that stand in the address already are searched anew', () => {
    const command = submitted('梁');
    const place = onResults({ text: '梁', gid: '6001' });
    expect(doneBy(command, searching({ current: { place } }))).toEqual({
      moves: [],
      said: [
        events.keywordSubmitted({ keyword: '梁', category: 'all', from: 'header' }, command),
        events.searchRequested(
          {
            searchId: SEARCH_ID,
            keyword: '梁',
            category: 'all',
            from: 'header',
            route: 'searchResults',
            at: 1_077,
          },
          command,
        ),
        events.listSearchRepeated({ route: 'searchResults', keyword: '梁' }, command),
      ],
    });
  });

  const told = (command: ReturnType<typeof submitted>) => events.keywordSubmitted(command.payload, command);
  const inHaste = (keywords: string) =>
    Object.fromEntries([...keywords].map((keyword) => [keyword, submitted(keyword)]));

  test(
    '[SEARCH-005] of several hurried searches the first goes at once, the newest follows after 2000 ms',
    marbles(({ hot, expectObservable, flush }) => {
      const ports = fakePorts();
      const { a, b, c } = inHaste('abc') as Record<'a' | 'b' | 'c', ReturnType<typeof submitted>>;
      expectObservable(submit(hot<Message>('a 499ms b 499ms c', { a, b, c }), searching(), ports)).toBe(
        's 499ms w 499ms (ov) 996ms t',
        {
          s: told(a),
          w: events.searchDelayed({ keyword: 'b' }, b),
          o: events.searchOvertaken({ keyword: 'b' }, b),
          v: events.searchDelayed({ keyword: 'c' }, c),
          t: told(c),
        },
      );
      flush();
      expect(ports.address.moves).toEqual(['go /search?text=a', 'go /search?text=c']);
    }),
  );

  test(
    'the same words once more within 2000 ms are no other search',
    marbles(({ hot, flush }) => {
      const ports = fakePorts();
      const told: string[] = [];
      submit(hot<Message>('a 499ms a', inHaste('a')), searching(), ports).subscribe(({ type }) => {
        told.push(type);
      });
      flush();
      // What is told to wait is told of once more.
      expect(told.slice(1)).toEqual([events.searchDelayed.type, events.searchOvertaken.type]);
      expect(ports.address.moves).toEqual(['go /search?text=a']);
    }),
  );

  test(
    'who has gone elsewhere meanwhile is not called back; the words are told of',
    marbles(({ hot, expectObservable, flush }) => {
      const ports = fakePorts();
      const { a, b } = inHaste('ab') as Record<'a' | 'b', ReturnType<typeof submitted>>;
      const values = {
        a,
        b,
        r: navigation.routeEntered(anEntry({ name: 'searchResults', query: { text: 'a' } })),
        h: navigation.routeEntered(anEntry({ name: 'home' })),
      };
      expectObservable(submit(hot<Message>('a 9ms r 89ms b 899ms h', values), searching(), ports)).toBe(
        's 99ms w 899ms o',
        {
          s: told(a),
          w: events.searchDelayed({ keyword: 'b' }, b),
          o: events.searchOvertaken({ keyword: 'b' }, b),
        },
      );
      flush();
      expect(ports.address.moves).toEqual(['go /search?text=a']);
    }),
  );
});

describe('repeat', () => {
  const repeat = commands.repeat({ from: 'tab' });
  const again = (from: 'tab' | 'retry', cause: Message) => [
    events.searchRequested(
      { searchId: SEARCH_ID, keyword: '梁', category: 'all', from, route: 'searchResults', at: 1_077 },
      cause,
    ),
    events.listSearchRepeated({ route: 'searchResults', keyword: '梁' }, cause),
  ];

  test('[HEADER-017] the results on the screen are searched anew', () => {
    const place = onResults({ text: '梁', group: 'bid_node' });
    expect(doneBy(repeat, searching({ current: { place } }))).toEqual({
      moves: [],
      said: again('tab', repeat),
    });
  });

  test('[TRACK-003] one that failed is searched anew at once, under an id of its own', () => {
    const place = onResults({ text: '梁' });
    const state$ = searching({
      current: { place, running: { ...running, route: 'searchResults', total: 4 } },
    });
    const said: Message[] = [];
    const command = commands.retry();
    retry(of(command), state$, fakePorts({ now: () => 1_077 })).subscribe((event) => said.push(event));
    expect(said).toEqual([
      events.searchEnded({ searchId: SEARCH_ID, total: 4, ms: 77 }, command),
      ...again('retry', command),
    ]);
  });

  test.each([
    ['commonProjList', 'all'],
    ['policyList', 'policyDoc'],
    ['laborSubcontractingList', 'laborIndex'],
    ['waterConAndUrbanRenew', 'sl&csgx'],
  ] as const)(
    '[HEADER-017] [TRACK-003] a list with a keyword is searched anew under an id of its own: %s',
    (name, category) => {
      const place = { name, query: { keyword: ' 梁 ', stage: '合同价' } };
      const { said } = doneBy(
        repeat,
        searching({ current: { place, running: { ...running, route: 'searchResults' } } }),
      );
      expect(said).toEqual([
        events.searchEnded({ searchId: SEARCH_ID, total: null, ms: 77 }, repeat),
        events.searchRequested(
          { searchId: SEARCH_ID, keyword: '梁', category, from: 'tab', route: name, at: 1_077 },
          repeat,
        ),
        events.listSearchRepeated({ route: name, keyword: '梁' }, repeat),
      ]);
    },
  );

  test('where nothing is searched, nothing is repeated', () => {
    const none = { said: [], moves: [] };
    expect(doneBy(repeat)).toEqual(none);
    expect(doneBy(repeat, searching({ current: { place: onResults({}) } }))).toEqual(none);
    expect(doneBy(repeat, searching({ current: { place: { name: 'policyList', query: {} } } }))).toEqual(
      none,
    );
  });
});
