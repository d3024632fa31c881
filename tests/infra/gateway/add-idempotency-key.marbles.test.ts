import { defer, retry } from 'rxjs';
import { addIdempotencyKey } from '#infra/gateway/add-idempotency-key';
import type { WireRequest } from '#infra/gateway/wire-request';
import type { ApiRequest } from '#src/kernel/send';
import { marbles } from '#tests/support/marbles';
import { anAnswer } from '#tests/support/replies';

const ok = { k: anAnswer(null) };
const namesInTurn = () => {
  const names = ['first', 'second'];
  return () => names.shift() ?? 'too many';
};

test(
  'one name for all tries of a call, another for the next call',
  marbles(({ cold, expectObservable, flush }) => {
    const seen: (string | undefined)[] = [];
    const answers: Record<string, string[]> = { '/buy': ['-#', '-#', '-(k|)'], '/sell': ['-(k|)'] };
    const send = addIdempotencyKey(namesInTurn())((request) =>
      defer(() => {
        seen.push(request.headers?.['idempotency-key']);
        return cold(answers[request.path]?.shift() ?? '', ok);
      }),
    );
    const buy: ApiRequest = { method: 'POST', path: '/buy' };
    expectObservable(send(buy).pipe(retry(2))).toBe('---(k|)', ok);
    expectObservable(send({ ...buy, path: '/sell' }), '------^').toBe('-------(k|)', ok);
    flush();
    expect(seen).toEqual(['first', 'first', 'first', 'second']);
  }),
);

test(
  'a GET that changes something is named, too',
  marbles(({ cold, expectObservable, flush }) => {
    const inner = jest.fn((_: ApiRequest) => cold('(k|)', ok));
    const draw: WireRequest = { method: 'GET', path: '/raffle', once: true };
    expectObservable(addIdempotencyKey(namesInTurn())(inner)(draw)).toBe('(k|)', ok);
    flush();
    expect(inner).toHaveBeenCalledWith({ ...draw, headers: { 'idempotency-key': 'first' } });
  }),
);

test(
  'reading needs no name, and a name already given is kept',
  marbles(({ cold, expectObservable, flush }) => {
    const newName = jest.fn();
    const inner = jest.fn((_: ApiRequest) => cold('(k|)', ok));
    const send = addIdempotencyKey(newName)(inner);
    const named: ApiRequest = { method: 'POST', path: '/buy', headers: { 'Idempotency-Key': 'mine' } };
    expectObservable(send({ method: 'GET', path: '/me' })).toBe('(k|)', ok);
    expectObservable(send(named)).toBe('(k|)', ok);
    flush();
    expect(inner.mock.calls).toEqual([[{ method: 'GET', path: '/me' }], [named]]);
    expect(newName).not.toHaveBeenCalled();
  }),
);
