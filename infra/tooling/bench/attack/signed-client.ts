import { Agent, request as httpRequest } from 'node:http';
import { from, lastValueFrom, NEVER } from 'rxjs';
import { loginByAuthCall } from '#features/auth/contract';
import { openDeviceKey } from '#infra/browser/signing/device-key';
import { signingLayer } from '#infra/browser/signing/signing-layer';
import { addIdempotencyKey } from '#infra/gateway/add-idempotency-key';
import { gateway } from '#infra/gateway/gateway';
import { toReply } from '#infra/gateway/to-reply';
import { headersOf, type WireRequest } from '#infra/gateway/wire-request';
import { requestOf } from '#src/contract/call';
import { SEALED_ANSWER_HEADER } from '#src/contract/sealed-body';
import type { ApiReply, Send } from '#src/kernel/send';
import { DEMO_PASSWORD } from '#src/server/demo-accounts';

/** One request exactly as it goes over the wire. */
export interface Prepared {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes?: Uint8Array;
}

export type Put = (request: Prepared) => Promise<ApiReply>;

/** Through so many connections at once. */
export const putter = (origin: string, maxSockets = Infinity): Put => {
  const agent = new Agent({ keepAlive: true, maxSockets });
  return ({ method, path, headers, bytes }) =>
    new Promise((resolve, reject) => {
      const length = bytes ? { 'content-length': String(bytes.length) } : {};
      const options = { agent, method, path, headers: { ...headers, ...length } };
      const outgoing = httpRequest(origin, options, (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('end', () => {
          const [body, httpStatus] = [Buffer.concat(chunks).toString(), incoming.statusCode ?? 0];
          // Sealed answers and pages stay as they are.
          const isOpen = incoming.headers[SEALED_ANSWER_HEADER] !== '1';
          const isJson = isOpen && (incoming.headers['content-type'] ?? '').includes('json');
          const contentType = isJson ? 'application/json' : 'application/octet-stream';
          resolve(toReply({ httpStatus, contentType, body }));
        });
      });
      outgoing.on('error', reject);
      outgoing.end(bytes);
    });
};

const queryOf = ({ query = {} }: Pick<WireRequest, 'query'>): string => {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return given.length > 0 ? `?${new URLSearchParams(given).toString()}` : '';
};

const noStorage = {
  read: () => Promise.reject(new Error('no storage')),
  keepFirst: () => Promise.reject(new Error('no storage')),
};

export interface SignedClient {
  readonly token: string;
  readonly call: (request: WireRequest) => Promise<ApiReply>;
  /** Signed and complete, to be put later: signing takes the time of whoever measures. */
  readonly prepare: (request: WireRequest) => Promise<Prepared>;
}

export type Browser = Awaited<ReturnType<typeof openDeviceKey>>;
export const openBrowserKey = (): Promise<Browser> => openDeviceKey(noStorage);

/** The browser's own layers before what puts the requests. */
const signing = (origin: string, put: Put, device: Browser) => {
  let caught: ((prepared: Prepared) => void) | undefined;
  const transport: Send = (request: WireRequest) => {
    const { method, path, bytes } = request;
    const body =
      bytes ?? (request.body === undefined ? undefined : Buffer.from(JSON.stringify(request.body)));
    const prepared: Prepared = {
      method,
      path: path + queryOf(request),
      headers: {
        ...(body && !bytes && { 'content-type': 'application/json' }),
        ...headersOf(request),
        uuidhashcode: device.thumbprint,
      },
      ...(body && { bytes: body }),
    };
    if (!caught) return from(put(prepared));
    caught(prepared);
    return NEVER;
  };
  const layers = gateway(
    transport,
    addIdempotencyKey(() => globalThis.crypto.randomUUID()),
    signingLayer({
      addressOf: (request) => origin + request.path + queryOf(request),
      openKey: () => Promise.resolve(device),
    }),
  );
  const send = (request: WireRequest, token: string) =>
    layers({ ...request, headers: { ...(token && { accessToken: token }), ...request.headers } });
  return {
    call: (request: WireRequest, token: string) => lastValueFrom(send(request, token)),
    prepare: (request: WireRequest, token: string): Promise<Prepared> =>
      new Promise((resolve) => {
        caught = (prepared) => {
          caught = undefined;
          resolve(prepared);
        };
        send(request, token).subscribe();
      }),
  };
};

/** Calls of one browser, each in the session of its token. */
export const callsOfBrowser = (origin: string, put: Put, device: Browser) =>
  signing(origin, put, device).call;

/** A demo account that is logged in. */
export const signedClient = async (origin: string, username: string): Promise<SignedClient> => {
  const { call, prepare } = signing(origin, putter(origin), await openBrowserKey());
  const body = {
    username,
    password: DEMO_PASSWORD,
    validate: '-1',
    deviceId: '',
    rememberLoginStatus: true,
  };
  const login = await call({ ...requestOf(loginByAuthCall, { body }), session: 'none' }, '');
  const token = (login.data as { readonly accessToken?: string } | null)?.accessToken ?? '';
  if (!token) throw new Error(`${username} could not log in: ${login.businessMsg}`);
  return {
    token,
    call: (request) => call(request, token),
    prepare: (request) => prepare(request, token),
  };
};
