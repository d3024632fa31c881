import { request as httpRequest } from 'node:http';
import { from, lastValueFrom, NEVER, type Observable } from 'rxjs';
import { openDeviceKey, type DeviceKey, type KeyStorage } from '#infra/browser/signing/device-key';
import { serverClock } from '#infra/browser/signing/server-clock';
import { signingLayer } from '#infra/browser/signing/signing-layer';
import { gateway } from '#infra/gateway/gateway';
import { addIdempotencyKey } from '#infra/gateway/add-idempotency-key';
import { toReply } from '#infra/gateway/to-reply';
import { headersOf, type WireRequest } from '#infra/gateway/wire-request';
import { SEALED_ANSWER_HEADER } from '#src/contract/sealed-body';
import type { ApiReply, Send } from '#src/kernel/send';
import { anAnswer } from './replies';

/** One request exactly as it goes over the wire, so that a test can send it again or bend it. */
export interface Sent {
  readonly origin: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes?: Uint8Array;
}

/** IndexedDB of a browser that refuses storage. */
export const blockedStorage: KeyStorage = {
  read: () => Promise.reject(new Error('blocked')),
  keepFirst: () => Promise.reject(new Error('blocked')),
};

export const put = ({ origin, method, path, headers, bytes }: Sent): Promise<ApiReply> =>
  new Promise((resolve, reject) => {
    const length = bytes ? { 'content-length': String(bytes.length) } : {};
    const options = { agent: false, method, path, headers: { ...headers, ...length } };
    const outgoing = httpRequest(origin, options, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () => {
        const body = Buffer.concat(chunks).toString();
        if (incoming.headers[SEALED_ANSWER_HEADER] === '1') return resolve(anAnswer(body));
        return resolve(
          toReply({ httpStatus: incoming.statusCode ?? 0, contentType: 'application/json', body }),
        );
      });
    });
    outgoing.on('error', reject);
    outgoing.end(bytes);
  });

export interface Session {
  readonly accessToken?: string;
}
export interface WireClient {
  readonly device: DeviceKey;
  readonly sent: Sent[];
  call(request: WireRequest): Promise<ApiReply>;
  /** Signed and complete, but never delivered: what a thief on the wire would hold. Log in first. */
  intercept(request: WireRequest): Promise<Sent>;
  logIn(): Promise<ApiReply>;
}
export interface ClientOptions {
  /** What the client's clock says at first, in milliseconds. */
  readonly start?: number;
  readonly device?: DeviceKey;
  readonly session?: Session;
}

export const loginCall: WireRequest = {
  method: 'POST',
  path: '/api/login',
  body: { name: '张三𠀀😀' },
  session: 'none',
  sealed: true,
};

/** The browser's layers over Node's own HTTP client. */
export const wireClient = async (origin: string, options: ClientOptions = {}): Promise<WireClient> => {
  const device = options.device ?? (await openDeviceKey(blockedStorage));
  const sent: Sent[] = [];
  let session: Session = options.session ?? {};
  let holdBack: ((message: Sent) => void) | undefined;
  const transport: Send = (request: WireRequest): Observable<ApiReply> => {
    const { method, path, bytes } = request;
    const message: Sent = { origin, method, path, headers: headersOf(request), ...(bytes && { bytes }) };
    if (holdBack) {
      holdBack(message);
      return NEVER;
    }
    sent.push(message);
    return from(put(message));
  };
  const layers = gateway(
    transport,
    addIdempotencyKey(() => globalThis.crypto.randomUUID()),
    signingLayer({
      addressOf: ({ path }) => origin + path,
      openKey: () => Promise.resolve(device),
      clock: serverClock(() => performance.now(), options.start ?? Date.now()),
    }),
  );
  const send = (request: WireRequest) => {
    const token = request.session === 'none' ? undefined : session.accessToken;
    const worn: Readonly<Record<string, string>> = token === undefined ? {} : { accessToken: token };
    return layers({ ...request, headers: { ...worn, ...request.headers } });
  };
  const call = (request: WireRequest) => lastValueFrom(send(request));
  return {
    device,
    sent,
    call,
    intercept: (request) =>
      new Promise((resolve) => {
        holdBack = (message) => {
          holdBack = undefined;
          resolve(message);
        };
        send(request).subscribe();
      }),
    logIn: async () => {
      const reply = await call(loginCall);
      session = reply.data as Session;
      return reply;
    },
  };
};

export const loggedInClient = async (origin: string, options?: ClientOptions): Promise<WireClient> => {
  const client = await wireClient(origin, options);
  const { statusCode, businessMsg } = await client.logIn();
  if (statusCode !== 200) throw new Error(`the client could not log in: ${statusCode} ${businessMsg}`);
  return client;
};
