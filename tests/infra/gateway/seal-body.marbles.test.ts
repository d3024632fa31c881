import { sealBody } from '#infra/gateway/seal-body';
import { Unreadable } from '#infra/gateway/to-reply';
import type { WireRequest } from '#infra/gateway/wire-request';
import { marbles } from '#tests/support/marbles';
import { aReply, anAnswer } from '#tests/support/replies';

const replies = {
  s: anAnswer('h..i.c.t', { requestId: 'r1' }),
  x: aReply(302),
  k: anAnswer('ok', { requestId: 'r1' }),
};
const plain = '{"statusCode":200,"data":"ok"}';
const login: WireRequest = {
  method: 'POST',
  path: '/login',
  body: { a: 1 },
  sealed: true,
  headers: { username: '张三' },
};

test(
  '[ENV-010] [ENV-011] seals what is flagged and opens what comes back sealed',
  marbles(({ cold, expectObservable, flush }) => {
    const seal = jest.fn((text: string) => cold('-(j|)', { j: text === '张三' ? 'n..a.m.e' : 'a.b.c' }));
    const send = jest.fn((_: WireRequest) => cold('-(s|)', replies));
    const layer = sealBody({ seal, open: () => cold('-(p|)', { p: plain }) });
    expectObservable(layer(send)(login)).toBe('---(k|)', replies);
    flush();
    expect(seal.mock.calls).toEqual([
      ['{"a":1}', '/login'],
      ['张三', '/login'],
    ]);
    const sent = send.mock.calls[0]?.[0];
    expect(sent?.headers).toEqual({
      'content-type': 'application/x-www-form-urlencoded',
      username: 'n..a.m.e',
    });
    expect(new TextDecoder().decode(sent?.bytes)).toBe('data=a.b.c&encrypt=1');
  }),
);

test(
  'a code inside a sealed answer is an ordinary code to the layers outside',
  marbles(({ cold, expectObservable }) => {
    const layer = sealBody({
      seal: () => cold('(j|)'),
      open: () => cold('(p|)', { p: '{"statusCode":302}' }),
    });
    expectObservable(layer(() => cold('-(s|)', replies))(login)).toBe('-(x|)', {
      x: aReply(302, { requestId: 'r1' }),
    });
  }),
);

test(
  '[STATUS-442] when to come again stands beside the sealed answer, and stays',
  marbles(({ cold, expectObservable }) => {
    const layer = sealBody({
      seal: () => cold('(j|)'),
      open: () => cold('(p|)', { p: '{"statusCode":442}' }),
    });
    const limited = anAnswer('h..i.c.t', { retryAfterS: 60 });
    expectObservable(layer(() => cold('-(l|)', { l: limited }))(login)).toBe('-(x|)', {
      x: aReply(442, { retryAfterS: 60 }),
    });
  }),
);

test(
  'a refusal that was never sealed is handed on as it is',
  marbles(({ cold, expectObservable }) => {
    const open = jest.fn();
    const layer = sealBody({ seal: () => cold('(j|)'), open });
    expectObservable(layer(() => cold('-(x|)', replies))(login)).toBe('-(x|)', replies);
    expect(open).not.toHaveBeenCalled();
  }),
);

test(
  'lets the rest through untouched',
  marbles(({ cold, expectObservable, flush }) => {
    const ports = { seal: jest.fn(), open: jest.fn() };
    const send = jest.fn((_: WireRequest) => cold('-(k|)', replies));
    const request: WireRequest = { method: 'POST', path: '/x', body: 1, headers: { username: 'Ann' } };
    expectObservable(sealBody(ports)(send)(request)).toBe('-(k|)', replies);
    flush();
    expect(send.mock.calls).toEqual([[request]]);
    expect(ports.seal).not.toHaveBeenCalled();
  }),
);

test(
  'an answer that cannot be opened is an error, never a success',
  marbles(({ cold, expectObservable }) => {
    const seal = () => cold('(j|)');
    const send = () => cold('-(s|)', replies);
    expectObservable(sealBody({ seal, open: () => cold('-#') })(send)(login)).toBe('--#');
    const garbled = sealBody({ seal, open: () => cold('(p|)', { p: 'x' }) })(send)(login);
    expectObservable(garbled).toBe('-#', undefined, expect.any(Unreadable));
  }),
);
