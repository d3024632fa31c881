import { of } from 'rxjs';
import { addHeaders, type HeaderSources } from '#infra/gateway/add-headers';
import type { ApiRequest } from '#src/kernel/send';
import { anAnswer } from '#tests/support/replies';

const request: ApiRequest = { method: 'GET', path: '/pb/api/web/usr', session: 'required' };
const member: HeaderSources = {
  accessToken: () => 'token-1',
  casId: () => 'cas-1',
  deviceId: () => 'device-1',
  now: () => 1_700_000_000_000,
};

const headersOf = (asked: ApiRequest, sources: HeaderSources = member) => {
  const transport = jest.fn((_: ApiRequest) => of(anAnswer(null)));
  addHeaders(sources)(transport)(asked).subscribe();
  return transport.mock.calls[0]?.[0].headers;
};

describe('addHeaders', () => {
  test('[ENV-008] a member shows device, time, token and login family', () => {
    expect(headersOf(request)).toEqual({
      uuidHashCode: 'device-1',
      timestamp: '1700000000000',
      accessToken: 'token-1',
      casId: 'cas-1',
    });
  });

  test('a visitor shows device and time alone', () => {
    const visitor = { ...member, accessToken: () => undefined, casId: () => undefined };
    expect(headersOf(request, visitor)).toEqual({ uuidHashCode: 'device-1', timestamp: '1700000000000' });
  });

  test('a request without session shows no token even of a member', () => {
    expect(headersOf({ ...request, session: 'none' })).toEqual({
      uuidHashCode: 'device-1',
      timestamp: '1700000000000',
    });
  });

  test('headers of the request itself are kept and win', () => {
    const headers = { validateData: 'v', timestamp: '1' };
    expect(headersOf({ ...request, headers })).toMatchObject({
      validateData: 'v',
      timestamp: '1',
      casId: 'cas-1',
    });
  });

  test('the token is looked up anew for every attempt, the request itself stays as it was', () => {
    let token = 'old';
    const transport = jest.fn((_: ApiRequest) => of(anAnswer(null)));
    const reply$ = addHeaders({ ...member, accessToken: () => token })(transport)(request);
    reply$.subscribe();
    token = 'new';
    reply$.subscribe();
    expect(transport.mock.calls.map(([{ headers }]) => headers?.accessToken)).toEqual(['old', 'new']);
    expect(request.headers).toBeUndefined();
  });
});
