import { commands } from '#features/search/commands';
import { choose, suggest } from '#features/search/epics/box';
import { events } from '#features/search/events';
import type { Message } from '#src/kernel/messages';
import type { ApiRequest } from '#src/kernel/send';
import { stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';
import { anAnswer } from '#tests/support/replies';
import { aWord } from '../some-search';

const nothing = { bid_node: [], bq_item: [], sl: [], labor: [], policy: [] };
const [word, project] = [aWord(), aWord({ group: 'bid_node', id: 'p1', word: '钢结构厂房' })];
const answer = anAnswer({ wordList: { ...nothing, bq_item: [word], bid_node: [project] } });
const words = [project, word];
const typed = (text: string) => commands.suggest({ text });
const values = {
  a: typed('钢'),
  b: typed(' 钢筋 '),
  n: typed('  '),
  s: commands.submit({ keyword: '钢', category: 'all', from: 'header' }),
  A: events.wordsLoaded({ text: '钢', words }),
  B: events.wordsLoaded({ text: '钢筋', words }),
  N: events.wordsLoaded({ text: '', words: [] }),
  L: events.wordsFailed({ text: '钢' }),
};

describe('suggest', () => {
  test(
    '[SEARCH-001] [SEARCH-002] asks once the member pauses for 120 ms; the groups come in their order',
    marbles(({ hot, cold, expectObservable, flush }) => {
      const send = jest.fn((_: ApiRequest) => cold('5ms (k|)', { k: answer }));
      const picture = 'a 49ms b';
      expectObservable(suggest(hot<Message>(picture, values), stateOf({}), fakePorts({ send }))).toBe(
        '175ms B',
        values,
      );
      flush();
      expect(send.mock.calls).toEqual([
        [
          {
            method: 'POST',
            path: '/core/home/auto/search',
            query: { keyword: '钢筋' },
            session: 'optional',
            quiet: true,
          },
        ],
      ]);
    }),
  );

  test(
    'an answer that comes too late is not wanted any more',
    marbles(({ hot, cold, expectObservable, expectSubscriptions }) => {
      const [slow, fast] = [cold('900ms (k|)', { k: answer }), cold('5ms (k|)', { k: answer })];
      const left = [slow, fast];
      const send = () => left.shift() ?? cold('#');
      const picture = 'a 299ms b';
      expectObservable(suggest(hot<Message>(picture, values), stateOf({}), fakePorts({ send }))).toBe(
        '425ms B',
        values,
      );
      expectSubscriptions(slow.subscriptions).toBe('120ms ^ 179ms !');
    }),
  );

  test.each(['a 49ms s', 'a 121ms s'])('words that were searched need no suggestions: %s', (picture) =>
    marbles(({ hot, cold, expectObservable }) => {
      const send = () => cold('5ms (k|)', { k: answer });
      expectObservable(suggest(hot<Message>(picture, values), stateOf({}), fakePorts({ send }))).toBe('');
    })(),
  );

  test(
    'an empty box has no words, and nobody is asked',
    marbles(({ hot, expectObservable }) => {
      expectObservable(suggest(hot<Message>('n', values), stateOf({}), fakePorts())).toBe('120ms N', values);
    }),
  );

  test.each([
    ['fails', new Error('网络异常')],
    ['breaks the contract', undefined],
  ])('a call that %s loses the words and nothing else', (_, failure) =>
    marbles(({ hot, cold, expectObservable }) => {
      const broken = anAnswer({ wordList: { ...nothing, sl: [{ word: 7 }] } });
      const answers = [failure ? cold<never>('5ms #', {}, failure) : cold('5ms (k|)', { k: broken })];
      const send = () => answers.shift() ?? cold('5ms (k|)', { k: answer });
      const picture = 'a 299ms b';
      expectObservable(suggest(hot<Message>(picture, values), stateOf({}), fakePorts({ send }))).toBe(
        '125ms L 299ms B',
        values,
      );
    })(),
  );
});

describe('choose', () => {
  const chosen = (id: string) => {
    const ports = fakePorts();
    const word = { word: '高层 住宅', group: 'bid_node', category: 'all', rank: 3 } as const;
    const command = commands.choose({ ...word, id });
    marbles(({ hot, expectObservable }) => {
      expectObservable(choose(hot<Message>('-c', { c: command }), stateOf({}), ports)).toBe('-w', {
        w: events.wordChosen({ rank: 3 }, command),
      });
    })();
    return ports.address.moves;
  };

  test('[SEARCH-004] the address asks for the record, so that a visitor gets there after the login', () => {
    expect(chosen('p1')).toEqual(['go /search?text=%E9%AB%98%E5%B1%82+%E4%BD%8F%E5%AE%85&open=bid_node.p1']);
  });

  test('a word without a record is searched', () => {
    expect(chosen('')).toEqual(['go /search?text=%E9%AB%98%E5%B1%82+%E4%BD%8F%E5%AE%85']);
  });
});
