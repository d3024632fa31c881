import { map, of } from 'rxjs';
import { addHeaders } from '#infra/gateway/add-headers';
import { gateway, type Layer } from '#infra/gateway/gateway';
import { replayAfterRelogin } from '#infra/gateway/replay-after-relogin';
import { handleStatus } from '#infra/gateway/handle-status';
import { CallRefused, type ApiRequest } from '#src/kernel/send';
import { marbles } from '#tests/support/marbles';
import { aReply, anAnswer } from '#tests/support/replies';

const request: ApiRequest = { method: 'GET', path: '/me', session: 'required' };

const signing =
  (name: string): Layer =>
  (send) =>
  (asked) =>
    send({ ...asked, path: `${asked.path}>${name}` }).pipe(
      map((reply) => ({ ...reply, data: `${String(reply.data)}<${name}` })),
    );

test('the first layer sees the request first and the reply last', () => {
  const seen: string[] = [];
  const send = gateway(
    ({ path }) => {
      seen.push(path);
      return of(anAnswer('wire'));
    },
    signing('outer'),
    signing('inner'),
  );
  const answers: unknown[] = [];
  send({ ...request, path: '' }).subscribe(({ data }) => answers.push(data));
  expect(seen).toEqual(['>outer>inner']);
  expect(answers).toEqual(['wire<inner<outer']);
});

test('without layers the transport itself is the gateway', () => {
  const transport = () => of(anAnswer('wire'));
  expect(gateway(transport)).toBe(transport);
});

describe('a session that expires on the way', () => {
  const wardrobe = { casId: () => undefined, deviceId: () => 'd', now: () => 0 };

  test(
    'is repaired below the status table: the caller sees the answer only, sent with the new token',
    marbles(({ cold, hot, expectObservable, flush }) => {
      let token = 'old';
      const notify = jest.fn();
      const tokens: (string | undefined)[] = [];
      const answers = { x: aReply(302, { businessMsg: '登录已过期' }), k: anAnswer('ok') };
      const send = gateway(
        ({ headers }) => {
          tokens.push(headers?.accessToken);
          return cold(headers?.accessToken === 'new' ? '-(k|)' : '-(x|)', answers);
        },
        handleStatus({
          notify,
          announceAccessRefused: jest.fn(),
          announceSessionOver: jest.fn(),
          announceLoginAnomaly: jest.fn(),
        }),
        replayAfterRelogin({
          announceExpired: () => {
            token = 'new';
          },
          loggedIn$: hot('---L'),
          abandoned$: hot(''),
        }),
        addHeaders({ ...wardrobe, accessToken: () => token }),
      );
      expectObservable(send(request)).toBe('----(k|)', answers);
      flush();
      expect(tokens).toEqual(['old', 'new']);
      expect(notify).not.toHaveBeenCalled();
    }),
  );

  test(
    '[RELOGIN-013] and expires again is refused as "Retry Request Error!"',
    marbles(({ cold, hot, expectObservable, flush }) => {
      const notify = jest.fn();
      const x = aReply(302, { businessMsg: '登录已过期' });
      const send = gateway(
        () => cold('-(x|)', { x }),
        handleStatus({
          notify,
          announceAccessRefused: jest.fn(),
          announceSessionOver: jest.fn(),
          announceLoginAnomaly: jest.fn(),
        }),
        replayAfterRelogin({ announceExpired: jest.fn(), loggedIn$: hot('---L'), abandoned$: hot('') }),
      );
      const failure = new CallRefused({ ...x, businessMsg: 'Retry Request Error!' });
      expectObservable(send(request)).toBe('----#', {}, failure);
      flush();
      expect(notify.mock.calls).toEqual([[{ type: 'error', text: 'Retry Request Error!' }]]);
    }),
  );
});
