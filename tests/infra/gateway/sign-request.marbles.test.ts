import { signRequest, wantsSignature } from '#infra/gateway/sign-request';
import type { WireRequest } from '#infra/gateway/wire-request';
import { marbles } from '#tests/support/marbles';
import { aReply, anAnswer } from '#tests/support/replies';

const request: WireRequest = { method: 'GET', path: '/me' };
const replies = { x: aReply(302), k: anAnswer('ok') };

test(
  'sends what was signed',
  marbles(({ cold, expectObservable, flush }) => {
    const signed: WireRequest = { ...request, headers: { signature: 's' } };
    const send = jest.fn((_: WireRequest) => cold('--(k|)', replies));
    expectObservable(signRequest(() => cold('-(s|)', { s: signed }))(send)(request)).toBe('---(k|)', replies);
    flush();
    expect(send.mock.calls).toEqual([[signed]]);
  }),
);

test(
  'every attempt is signed anew',
  marbles(({ cold, expectObservable, flush }) => {
    const sign = jest.fn((r: WireRequest) => cold('-(r|)', { r }));
    const sent$ = signRequest(sign)(() => cold('-(x|)', replies))(request);
    expectObservable(sent$).toBe('--(x|)', replies);
    expectObservable(sent$, '----^').toBe('------(x|)', replies);
    flush();
    expect(sign).toHaveBeenCalledTimes(2);
  }),
);

test(
  'a request cancelled while it is being signed is never sent',
  marbles(({ cold, expectObservable, flush }) => {
    const send = jest.fn(() => cold('-(k|)', replies));
    expectObservable(signRequest((r) => cold('---(r|)', { r }))(send)(request), '-!').toBe('--');
    flush();
    expect(send).not.toHaveBeenCalled();
  }),
);

test('who shows a token signs, in whatever case it is written, and who seals; others do not', () => {
  expect(wantsSignature({ ...request, headers: { accessToken: 't' } })).toBe(true);
  expect(wantsSignature({ ...request, sealed: true })).toBe(true);
  expect(wantsSignature({ ...request, headers: { uuidHashCode: 'd' } })).toBe(false);
});
