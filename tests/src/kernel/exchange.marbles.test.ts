import { concatMap, exhaustMap, mergeMap, switchMap } from 'rxjs';
import type { RunHelpers } from 'rxjs/testing';
import { ContractBroken } from '#src/contract/call';
import { exchange, type Exchange } from '#src/kernel/exchange';
import { defineCommands, defineEvents, payload, type Message } from '#src/kernel/messages';
import { CallRefused, type Problem, type Send } from '#src/kernel/send';
import { stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';
import { aReply, anAnswer } from '#tests/support/replies';

const { find } = defineCommands('shop', { find: payload<string>() });
const { started, found, lost } = defineEvents('shop', {
  started: payload<string>(),
  found: payload<{ readonly word: string; readonly text: string }>(),
  lost: payload<{ readonly word: string; readonly problem: Problem }>(),
});

const read = (data: unknown): string => {
  if (typeof data !== 'string') throw new ContractBroken('/find', '不是文本');
  return data;
};
const plan: Exchange<string, 'shop/find', string> = {
  on: find,
  overlap: switchMap,
  request: (word, state) => ({ method: 'GET', path: `/find/${word}/${String(state['shop'])}` }),
  read,
  started: (word) => started(word),
  succeeded: (text, word) => found({ word, text }),
  failed: (problem, word) => lost({ word, problem }),
};

const a = find('a');
const b = find('b');
const values: Record<string, Message> = {
  a,
  b,
  s: started('a', a),
  t: started('b', b),
  f: found({ word: 'a', text: '答' }, a),
  g: found({ word: 'b', text: '答' }, b),
};
const k = anAnswer('答');

const runs = (
  { hot, expectObservable }: RunHelpers,
  commands: string,
  send: Send,
  picture: string,
  given: Partial<typeof plan> = {},
) => {
  const epic = exchange({ ...plan, ...given });
  expectObservable(epic(hot<Message>(commands, values), stateOf({ shop: 'here' }), fakePorts({ send }))).toBe(
    picture,
    values,
  );
};

describe('exchange', () => {
  test(
    'a command starts, asks with its payload and the state, and ends with the answer; both events name it as cause',
    marbles((helpers) => {
      const send = jest.fn(() => helpers.cold('--(k|)', { k }));
      runs(helpers, '-a', send, '-s-f');
      helpers.flush();
      expect(send.mock.calls).toEqual([[{ method: 'GET', path: '/find/a/here' }]]);
    }),
  );

  test(
    'other messages ask for nothing',
    marbles((helpers) => {
      const send = jest.fn();
      runs(helpers, '-s-f', send, '----');
      helpers.flush();
      expect(send).not.toHaveBeenCalled();
    }),
  );

  test(
    'without a started event the answer alone is told',
    marbles((helpers) => {
      const { started: _, ...silent } = plan;
      const epic = exchange(silent);
      const ports = fakePorts({ send: () => helpers.cold('--(k|)', { k }) });
      helpers
        .expectObservable(epic(helpers.hot<Message>('-a', values), stateOf({ shop: 'here' }), ports))
        .toBe('---f', values);
    }),
  );

  describe('when commands overlap', () => {
    const slow = ({ cold }: RunHelpers) => jest.fn(() => cold('---(k|)', { k }));

    test(
      'switchMap: the latest wins and the earlier request is cancelled',
      marbles((helpers) => {
        const first = helpers.cold('---(k|)', { k });
        const second = helpers.cold('---(k|)', { k });
        const left = [first, second];
        runs(helpers, '-a-b', () => left.shift() ?? first, '-s-t--g');
        helpers.expectSubscriptions(first.subscriptions).toBe('-^-!');
        helpers.expectSubscriptions(second.subscriptions).toBe('---^--!');
      }),
    );

    test(
      'exhaustMap: the first wins',
      marbles((helpers) => runs(helpers, '-a-b', slow(helpers), '-s--f', { overlap: exhaustMap })),
    );

    test(
      'concatMap: one after the other',
      marbles((helpers) => {
        const send = () => helpers.cold('----(k|)', { k });
        runs(helpers, '-a-b', send, '-s---(ft)g', { overlap: concatMap });
      }),
    );

    test(
      'mergeMap: all at once',
      marbles((helpers) => runs(helpers, '-a-b', slow(helpers), '-s-tf-g', { overlap: mergeMap })),
    );
  });

  describe('failure', () => {
    const failing = (problem: Problem) => ({ ...values, l: lost({ word: 'a', problem }, a) });

    test(
      'a refused call is an event with the problem, and the next command works again',
      marbles(({ hot, cold, expectObservable }) => {
        const refused = new CallRefused(aReply(500, { businessMsg: '出错了', requestId: 'r' }));
        const answers = [cold<typeof k>('-#', {}, refused), cold('-(k|)', { k })];
        const ports = fakePorts({ send: () => answers.shift() ?? cold<typeof k>('#') });
        expectObservable(
          exchange(plan)(hot<Message>('-a--b', values), stateOf({ shop: 'here' }), ports),
        ).toBe('-sl-tg', failing({ code: 500, message: '出错了', requestId: 'r' }));
      }),
    );

    test(
      'data that break the contract count as a failed call',
      marbles(({ hot, cold, expectObservable }) => {
        const ports = fakePorts({ send: () => cold('-(k|)', { k: anAnswer(7) }) });
        expectObservable(exchange(plan)(hot<Message>('-a', values), stateOf({ shop: 'here' }), ports)).toBe(
          '-sl',
          failing({ code: -1, message: '/find：返回的数据不符合约定（不是文本）' }),
        );
      }),
    );
  });
});
