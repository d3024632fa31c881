import { codes } from '#src/contract/codes';
import { from, lastValueFrom } from 'rxjs';
import { requestOf } from '#src/contract/call';
import { loginByAuthCall } from '#features/auth/contract';
import type { ApiReply, Send } from '#src/kernel/send';
import { openDeviceKey } from '#infra/browser/signing/device-key';
import { serverClock } from '#infra/browser/signing/server-clock';
import { signingLayer } from '#infra/browser/signing/signing-layer';
import { gateway } from '#infra/gateway/gateway';
import { addIdempotencyKey } from '#infra/gateway/add-idempotency-key';
import { toReply } from '#infra/gateway/to-reply';
import type { WireRequest } from '#infra/gateway/wire-request';
import { SEALED_ANSWER_HEADER } from '#src/contract/sealed-body';

/** fetch of Node; hands prepared bytes over untouched. */
const fetching =
  (origin: string): Send =>
  ({ method, path, headers = {}, bytes }: WireRequest) => {
    const perform = async (): Promise<ApiReply> => {
      const response = await fetch(origin + path, { method, headers, body: bytes ?? null });
      const [httpStatus, body] = [response.status, await response.text()];
      if (response.headers.get(SEALED_ANSWER_HEADER) === '1')
        return { httpStatus, statusCode: codes.ok, businessMsg: '', warnMsg: [], data: body };
      return toReply({ httpStatus, contentType: response.headers.get('content-type') ?? '', body });
    };
    return from(perform());
  };

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Logs in without a browser, sealed and signed as the server demands; keys are agreed before the first call counts. */
export const wireLogin = async (origin: string): Promise<(account: Credentials) => Promise<void>> => {
  const device = await openDeviceKey();
  const send = gateway(
    fetching(origin),
    addIdempotencyKey(() => crypto.randomUUID()),
    signingLayer({
      addressOf: ({ path }) => origin + path,
      openKey: () => Promise.resolve(device),
      clock: serverClock(() => performance.now(), Date.now()),
    }),
  );
  return async ({ username, password }) => {
    const request = requestOf(loginByAuthCall, {
      body: { username, password, validate: '-1', deviceId: device.thumbprint, rememberLoginStatus: false },
    });
    const headers = { uuidHashCode: device.thumbprint };
    const { statusCode, businessMsg } = await lastValueFrom(send({ ...request, headers, session: 'none' }));
    if (statusCode !== codes.ok) throw new Error(`${username} was refused: ${statusCode} ${businessMsg}`);
  };
};
