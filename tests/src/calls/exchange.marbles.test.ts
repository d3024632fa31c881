import { switchMap } from 'rxjs';
import * as z from 'zod/mini';
import { ask, exchange, polling, readFile } from '#src/calls/exchange';
import { defineCall } from '#src/contract/call';
import { defineCommands, defineEvents, payload, type Message } from '#src/kernel/messages';
import { CallRefused, type ApiReply, type ApiRequest, type Problem } from '#src/kernel/send';
import { session } from '#src/kernel/shared-events';
import { stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';
import { aReply, anAnswer } from '#tests/support/replies';

const { find } = defineCommands('shop', { find: payload<string>() });
const { started, found, failed } = defineEvents('shop', {
  started: payload<string>(),
  found: payload<{ readonly word: string; readonly text: unknown }>(),
  failed: payload<{ readonly problem: Problem }>(),
});
const call = (access: 'public' | 'member') =>
  defineCall({
    method: 'GET',
    path: '/shop/find',
    access,
    summary: '',
    query: z.object({ word: z.string() }),
    data: z.string(),
  });
const memberCall = call('member');
const messages: Record<string, Message> = {
  a: find('a'),
  o: session.loggedOut({ by: 'member' }),
  s: started('a', find('a')),
  f: found({ word: 'a', text: '答' }, find('a')),
};
const plan = {
  on: find,
  overlap: switchMap,
  request: (word: string) => ({ query: { word } }),
  started: (word: string) => started(word),
  succeeded: (text: unknown, word: string) => found({ word, text }),
  failed: (problem: Problem) => failed({ problem }),
};
const asksOf = (epic: ReturnType<typeof exchange>, reply: ApiReply, told: string, more = {}) => {
  const asked: ApiRequest[] = [];
  marbles(({ hot, cold, expectObservable }) => {
    const send = (request: ApiRequest) => {
      asked.push(request);
      return cold('---(k|)', { k: reply });
    };
    expectObservable(
      epic(hot<Message>('-a-o', messages), stateOf({ shop: 'here' }), fakePorts({ send })),
    ).toBe(told, { ...messages, ...more });
  })();
  return asked;
};
const answer = anAnswer('答');

test('a public call is asked for quietly and told when it has come, whoever has left meanwhile', () => {
  expect(asksOf(exchange({ ...plan, call: call('public') }), answer, '-s--f')).toEqual([
    { method: 'GET', path: '/shop/find', query: { word: 'a' }, session: 'optional', quiet: true },
  ]);
});

test('a call in the name of a member ends with the session', () => {
  asksOf(exchange({ ...plan, call: memberCall }), answer, '-s');
});

test('unless it is said to outlive it', () => {
  asksOf(exchange({ ...plan, call: memberCall, outlivesSession: true }), answer, '-s--f');
});

test('a request may say more than the contract: who is told, what for, and in whose session', () => {
  const request = () => ({
    query: { word: 'b' },
    quiet: false,
    session: 'none' as const,
    headers: { mobile: '1' },
  });
  expect(asksOf(exchange({ ...plan, call: memberCall, request }), answer, '-s')).toEqual([
    {
      method: 'GET',
      path: '/shop/find',
      query: { word: 'b' },
      session: 'none',
      headers: { mobile: '1' },
    },
  ]);
});

test('without a question nothing is asked, and nothing told', () => {
  const request = (_: string, state: Readonly<Record<string, unknown>>) =>
    state['shop'] === 'here' ? undefined : { query: { word: 'a' } };
  expect(asksOf(exchange({ ...plan, call: memberCall, request }), answer, '---')).toEqual([]);
});

test('data that break the contract count as a failed call', () => {
  const problem = {
    code: -1,
    message: expect.stringContaining('/shop/find：返回的数据不符合约定') as string,
  };
  asksOf(exchange({ ...plan, call: call('public') }), anAnswer(7), '-s--l', {
    l: failed({ problem }, find('a')),
  });
});

test('[STATUS-306] where there are words and no data, the words are why', () => {
  const reply = aReply(306, { businessMsg: '数据正在更新', data: null });
  asksOf(exchange({ ...plan, call: call('public') }), reply, '-s--l', {
    l: failed({ problem: { code: 306, message: '数据正在更新' } }, find('a')),
  });
});

test('where the data are not all that counts the call is read in its own way', () => {
  const read = (data: unknown, { statusCode }: ApiReply) => `${String(data)} ${statusCode}`;
  asksOf(exchange({ ...plan, call: call('public'), read }), answer, '-s--f', {
    f: found({ word: 'a', text: '答 200' }, find('a')),
  });
});

test(
  'one call of several is read by its contract',
  marbles(({ cold, expectObservable }) => {
    const send = () => cold('-(k|)', { k: answer });
    expectObservable(ask(send, memberCall, { query: { word: 'a' } })).toBe('-(a|)', { a: '答' });
  }),
);

test(
  '[STATUS-306] of one call, too',
  marbles(({ cold, expectObservable }) => {
    const reply = aReply(306, { businessMsg: '数据正在更新', data: null });
    const send = () => cold('-(k|)', { k: reply });
    expectObservable(ask(send, memberCall, { query: { word: 'a' } })).toBe('-#', {}, new CallRefused(reply));
  }),
);

test('a file is a file', () => {
  const read = readFile('不是文件');
  const file = new Blob(['1']);
  expect(read(file)).toBe(file);
  expect(() => read({})).toThrow('不是文件');
});

test(
  'polling asks at each beat that finds no question on its way, and passes over answers that do not come',
  marbles(({ cold, expectObservable }) => {
    const answers = [cold('---(a|)'), cold('-#'), cold('-(b|)')];
    const beat$ = cold('t-t-t-t-t|');
    expectObservable(beat$.pipe(polling(() => answers.shift() ?? cold('|')))).toBe('---a---b-|');
  }),
);

test(
  'polling leaves a server alone that says when to come again',
  marbles(({ cold, expectObservable }) => {
    const refusal = new CallRefused(aReply(442, { retryAfterS: 3 }));
    const answers = [cold('-#', {}, refusal), cold('(a|)')];
    const beat$ = cold('t 999ms t 999ms t 999ms t 999ms t|');
    expectObservable(beat$.pipe(polling(() => answers.shift() ?? cold('|')))).toBe('4s a|');
  }),
);
