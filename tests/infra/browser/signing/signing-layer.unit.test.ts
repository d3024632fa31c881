import { lastValueFrom, of } from 'rxjs';
import { type DeviceKey, NoSecureContext } from '#infra/browser/signing/device-key';
import { signingLayer } from '#infra/browser/signing/signing-layer';
import type { ApiReply, ApiRequest } from '#src/kernel/send';
import { anAnswer } from '#tests/support/replies';

const open: ApiRequest = { method: 'GET', path: '/regions', query: { area: 1 } };
const own: ApiRequest = { ...open, headers: { accessToken: 't' } };
const layered = (openKey: () => Promise<DeviceKey>) => {
  const transport = jest.fn((_: ApiRequest) => of<ApiReply>(anAnswer(null)));
  const send = signingLayer({ addressOf: ({ path }) => `http://portal.test${path}`, openKey })(transport);
  return { transport, call: (request: ApiRequest) => lastValueFrom(send(request)) };
};

test('on a plain http host visitors go on reading, and who wants more is told why not', async () => {
  const { transport, call } = layered(() => Promise.reject(new NoSecureContext()));
  expect(await call(open)).toMatchObject({ statusCode: 200 });
  expect(transport.mock.calls).toEqual([[open]]);
  await expect(call(own)).rejects.toThrow('HTTPS=1');
  expect(transport).toHaveBeenCalledTimes(1);
});

test('the key is opened by the first request that needs it, and after a failure by the next', async () => {
  const openKey = jest.fn(() => Promise.reject<DeviceKey>(new Error('not yet')));
  const { call } = layered(openKey);
  await call(open);
  expect(openKey).not.toHaveBeenCalled();
  await expect(call(own)).rejects.toThrow('not yet');
  await expect(call(own)).rejects.toThrow('not yet');
  expect(openKey).toHaveBeenCalledTimes(2);
});
