import { from, lastValueFrom } from 'rxjs';
import { openDeviceKey } from '#infra/browser/signing/device-key';
import { serverClock } from '#infra/browser/signing/server-clock';
import { signingLayer } from '#infra/browser/signing/signing-layer';
import { gateway } from '#infra/gateway/gateway';
import { addIdempotencyKey } from '#infra/gateway/add-idempotency-key';
import { toReply } from '#infra/gateway/to-reply';
import type { WireRequest } from '#infra/gateway/wire-request';
import type { ApiReply, Send } from '#src/kernel/send';

export interface SignedPage {
  readonly thumbprint: string;
  readonly isKept: boolean;
  readonly isExtractable: boolean;
  call(request: WireRequest): Promise<ApiReply>;
  logIn(): Promise<ApiReply>;
}
declare global {
  // A test page has no other way to hand its portal to the test.
  var openPortal: (startClockAt?: number) => Promise<SignedPage>;
}

/** Hands prepared bytes over untouched, as every transport below the signing layer must. */
const transport: Send = (request: WireRequest) => {
  const { method, path, headers = {}, bytes = null } = request;
  const perform = async (): Promise<ApiReply> => {
    const response = await fetch(path, { method, headers, body: bytes });
    const [httpStatus, body] = [response.status, await response.text()];
    if (response.headers.get('encrypt') === '1') {
      return { httpStatus, statusCode: 200, businessMsg: '', warnMsg: [], data: body };
    }
    return toReply({ httpStatus, contentType: 'application/json', body });
  };
  return from(perform());
};

globalThis.openPortal = async (startClockAt = Date.now()) => {
  const device = await openDeviceKey();
  let accessToken: string | undefined;
  const send = gateway(
    transport,
    addIdempotencyKey(() => crypto.randomUUID()),
    signingLayer({
      addressOf: ({ path }) => new URL(path, location.href).href,
      openKey: () => Promise.resolve(device),
      clock: serverClock(() => performance.now(), startClockAt),
    }),
  );
  const call = (request: WireRequest): Promise<ApiReply> =>
    lastValueFrom(send({ ...request, headers: { ...(accessToken && { accessToken }), ...request.headers } }));

  return {
    thumbprint: device.thumbprint,
    isKept: device.isKept,
    isExtractable: device.answering.extractable,
    call,
    logIn: async () => {
      const reply = await call({
        method: 'POST',
        path: '/api/login',
        body: { name: '张三𠀀😀' },
        sealed: true,
      });
      accessToken = (reply.data as { readonly accessToken: string }).accessToken;
      return reply;
    },
  };
};
