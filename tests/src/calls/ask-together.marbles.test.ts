import * as z from 'zod/mini';
import { askTogether } from '#src/calls/ask-together';
import { defineCall } from '#src/contract/call';
import { defineCommands, defineEvents, payload, type Message } from '#src/kernel/messages';
import { CallRefused, type ApiRequest, type Problem } from '#src/kernel/send';
import { session } from '#src/kernel/shared-events';
import { stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';
import { anAnswer, aReply } from '#tests/support/replies';

const { price } = defineCommands('shop', { price: payload<string>() });
const { asked, answered, failed } = defineEvents('shop', {
  asked: payload<number>(),
  answered: payload<{ readonly prices: number; readonly of: readonly string[]; readonly ordinal: number }>(),
  failed: payload<{ readonly problem: Problem; readonly of: readonly string[] }>(),
});
const askPrices = askTogether({
  on: price,
  isWanted: ({ isOpen }) => isOpen === true,
  batchesOf: (all) => [all.slice(0, 2), all.slice(2)].filter(({ length }) => length > 0),
  call: defineCall({
    method: 'POST',
    path: '/shop/price',
    access: 'member',
    summary: '',
    body: z.object({ of: z.array(z.string()) }),
    data: z.number(),
  }),
  bodyOf: (of) => ({ of: [...of] }),
  questionsIn: () => 6,
  asked: (ordinal) => asked(ordinal),
  answered: (prices, of, ordinal) => answered({ prices, of, ordinal }),
  failed: (problem, of) => failed({ problem, of }),
});
const messages: Record<string, Message> = {
  a: price('a'),
  b: price('b'),
  c: price('c'),
  o: session.loggedOut({ by: 'member' }),
  q: asked(7),
  x: answered({ prices: 1, of: ['a', 'b'], ordinal: 7 }),
  y: answered({ prices: 1, of: ['c'], ordinal: 7 }),
};
const bodiesOf = (heard: string, told: string, isOpen = true) => {
  const bodies: unknown[] = [];
  marbles(({ hot, cold, expectObservable }) => {
    const send = ({ body }: ApiRequest) => {
      bodies.push(body);
      return cold('------(k|)', { k: anAnswer(1) });
    };
    expectObservable(askPrices(hot(heard, messages), stateOf({ isOpen }), fakePorts({ send }))).toBe(
      told,
      messages,
    );
  })();
  return bodies;
};

test('what is asked about within a frame goes in as few calls as will do', () => {
  expect(bodiesOf('(abc)', '16ms (qq)--(xy)')).toHaveLength(2);
});

test('where nobody may ask nobody is asked', () => {
  expect(bodiesOf('a', '', false)).toEqual([]);
});

test('logging out drops the answer', () => {
  expect(bodiesOf('a 16ms o', '16ms q')).toEqual([{ of: ['a'] }]);
});

test('a question that fails is told with what it was about, and the next one is asked all the same', () => {
  marbles(({ hot, cold, expectObservable }) => {
    const send = () => cold<never>('#', {}, new CallRefused(aReply(500, { businessMsg: '坏了' })));
    const problem = { code: 500, message: '坏了' };
    expectObservable(
      askPrices(hot('a 29ms b', messages), stateOf({ isOpen: true }), fakePorts({ send })),
    ).toBe('16ms (qf) 26ms (qg)', {
      ...messages,
      f: failed({ problem, of: ['a'] }),
      g: failed({ problem, of: ['b'] }),
    });
  })();
});
