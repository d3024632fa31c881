import { commands } from '../../../../features/search/commands';
import { choose } from '../../../../features/search/epics/choose';
import { suggest } from '../../../../features/search/epics/suggest';
import { events } from '../../../../features/search/events';
import type { Message } from '../../../../src/kernel/messages';
import type { ApiRequest } from '../../../../src/kernel/send';
import { stateOf } from '../../../support/builders';
import { marbles } from '../../../support/marbles';
import { fakePorts } from '../../../support/ports';
import { anAnswer } from '../../../support/replies';

const words = [{ word: '钢筋', group: 'bq_item' as const, id: 'b1' }];
const typed = (text: string) => commands.suggest({ text });
const values = {
  a: typed('钢'),
  b: typed(' 钢筋 '),
  n: typed('  '),
  A: events.wordsFound({ text: '钢', words }),
  B: events.wordsFound({ text: '钢筋', words }),
  N: events.wordsFound({ text: '', words: [] }),
  L: events.wordsLost({ text: '钢' }),
};

describe('suggest', () => {
  test(
    'asks once the member pauses for 120 ms, for what then stands in the box',
    marbles(({ hot, cold, expectObservable, flush }) => {
      const send = jest.fn((_: ApiRequest) => cold('5ms (k|)', { k: anAnswer({ words }) }));
      const picture = 'a 49ms b';
      expectObservable(suggest(hot<Message>(picture, values), stateOf({}), fakePorts({ send }))).toBe(
        '175ms B',
        values,
      );
      flush();
      expect(send.mock.calls).toEqual([
        [
          {
            method: 'GET',
            path: '/pb/search/prompt',
            query: { text: '钢筋' },
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
      const [slow, fast] = [
        cold('900ms (k|)', { k: anAnswer({ words }) }),
        cold('5ms (k|)', { k: anAnswer({ words }) }),
      ];
      const left = [slow, fast];
      const send = () => left.shift() ?? cold('#');
      const picture = 'a 299ms b';
      expectObservable(suggest(hot<Message>(picture, values), stateOf({}), fakePorts({ send }))).toBe(
        '425ms B',
        values,
      );
      expectSubscriptions(slow.subscriptions).toBe('120ms ^ 299ms !');
    }),
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
      const broken = anAnswer({ words: [{ word: 7 }] });
      const answers = [failure ? cold<never>('5ms #', {}, failure) : cold('5ms (k|)', { k: broken })];
      const send = () => answers.shift() ?? cold('5ms (k|)', { k: anAnswer({ words }) });
      const picture = 'a 299ms b';
      expectObservable(suggest(hot<Message>(picture, values), stateOf({}), fakePorts({ send }))).toBe(
        '125ms L 299ms B',
        values,
      );
    })(),
  );
});

describe('choose', () => {
  const chosen = (group: string, id: string) => {
    const ports = fakePorts();
    const command = commands.choose({ word: '高层 住宅', group, id, rank: 3 });
    marbles(({ hot, expectObservable }) => {
      expectObservable(choose(hot<Message>('-c', { c: command }), stateOf({}), ports)).toBe('-w', {
        w: events.wordChosen({ rank: 3 }, command),
      });
    })();
    return ports.address.moves;
  };

  test('a project opens', () => expect(chosen('bid_node', 'p1')).toEqual(['go /commonproj/detail/p1']));

  test.each([
    ['bq_item', 'b1'],
    ['bid_node', ''],
  ])('any other word is searched: %s %s', (group, id) => {
    expect(chosen(group, id)).toEqual([
      'go /commonproj/index?keyword=%E9%AB%98%E5%B1%82%20%E4%BD%8F%E5%AE%85',
    ]);
  });
});
