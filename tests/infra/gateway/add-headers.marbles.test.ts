import { addHeaders } from '#infra/gateway/add-headers';
import type { ApiRequest } from '#src/kernel/send';
import { marbles } from '#tests/support/marbles';
import { anAnswer } from '#tests/support/replies';

const request: ApiRequest = { method: 'GET', path: '/pb/api/web/usr', session: 'required' };
const replies = { k: anAnswer('ok') };

test(
  'dressing takes no time, and a cancelled request is cancelled on the wire',
  marbles(({ cold, expectObservable, expectSubscriptions }) => {
    const answer$ = cold('---(k|)', replies);
    const send = addHeaders({
      accessToken: () => 'a',
      casId: () => 'c',
      deviceId: () => 'd',
      now: () => 0,
    })(() => answer$);
    expectObservable(send(request)).toBe('---(k|)', replies);
    expectObservable(send(request), '-!').toBe('');
    expectSubscriptions(answer$.subscriptions).toBe(['^--!', '^!']);
  }),
);

test(
  'each attempt asks for the time anew',
  marbles(({ cold, expectObservable, flush }) => {
    let time = 0;
    const transport = jest.fn((_: ApiRequest) => cold('-(k|)', replies));
    const send = addHeaders({
      accessToken: () => undefined,
      casId: () => undefined,
      deviceId: () => 'd',
      now: () => (time += 1),
    })(transport);
    const reply$ = send(request);
    expectObservable(reply$).toBe('-(k|)', replies);
    expectObservable(reply$).toBe('-(k|)', replies);
    flush();
    expect(transport.mock.calls.map(([{ headers }]) => headers?.timestamp)).toEqual(['1', '2']);
  }),
);
