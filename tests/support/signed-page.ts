import { from, lastValueFrom } from 'rxjs';
import { openDeviceKey } from '../../infra/browser/signing/device-key';
import { serverClock } from '../../infra/browser/signing/server-clock';
import { signingLayer } from '../../infra/browser/signing/signing-layer';
import { gateway } from '../../infra/gateway/gateway';
import { keepIntention } from '../../infra/gateway/keep-intention';
import { toReply } from '../../infra/gateway/to-reply';
import type { WireRequest } from '../../infra/gateway/wire-request';
import type { ApiReply, Send } from '../../src/kernel/send';

export interface Timings {
  /** Medians in milliseconds. */
  readonly plain: number;
  readonly signed: number;
  readonly signedGet: number;
  readonly sealed: number;
}
export interface SignedPage {
  readonly thumbprint: string;
  readonly isKept: boolean;
  readonly isExtractable: boolean;
  call(request: WireRequest): Promise<ApiReply>;
  logIn(): Promise<ApiReply>;
  msPerCall(rounds: number): Promise<Timings>;
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

const WARM_UP = 20;
const median = (times: readonly number[]): number =>
  [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? NaN;

globalThis.openPortal = async (startClockAt = Date.now()) => {
  const device = await openDeviceKey();
  let accessToken: string | undefined;
  const send = gateway(
    transport,
    keepIntention(() => crypto.randomUUID()),
    signingLayer({
      addressOf: ({ path }) => new URL(path, location.href).href,
      openKey: () => Promise.resolve(device),
      clock: serverClock(() => performance.now(), startClockAt),
    }),
  );
  const call = (request: WireRequest): Promise<ApiReply> =>
    lastValueFrom(send({ ...request, headers: { ...(accessToken && { accessToken }), ...request.headers } }));

  const body = { keyword: '钢材', page: 1, sizes: [1, 2, 3] };
  const ways: Record<keyof Timings, () => Promise<unknown>> = {
    plain: async () => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch('/plain', { method: 'POST', headers, body: JSON.stringify(body) })).json();
    },
    signed: () => call({ method: 'POST', path: '/api/web/search', body }),
    signedGet: () => call({ method: 'GET', path: '/api/web/search', query: { keyword: '钢' } }),
    sealed: () => call({ method: 'POST', path: '/api/sealed/search', body, sealed: true }),
  };
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
    /** Taken in turn, so that whatever else the machine does falls on all alike. */
    msPerCall: async (rounds) => {
      const times: Record<keyof Timings, number[]> = { plain: [], signed: [], signedGet: [], sealed: [] };
      for (let round = -WARM_UP; round < rounds; round += 1) {
        for (const way of Object.keys(ways) as (keyof Timings)[]) {
          const start = performance.now();
          await ways[way]();
          if (round >= 0) times[way].push(performance.now() - start);
        }
      }
      const { plain, signed, signedGet, sealed } = times;
      return {
        plain: median(plain),
        signed: median(signed),
        signedGet: median(signedGet),
        sealed: median(sealed),
      };
    },
  };
};
