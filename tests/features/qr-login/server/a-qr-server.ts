import { once } from 'node:events';
import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance } from 'fastify';
import WebSocket from 'ws';
import { authServer } from '#features/auth/server/index';
import type { PushMessage } from '#features/qr-login/contract';
import { qrLoginServer, registerPush } from '#features/qr-login/server/index';
import { answerErrors } from '#src/server/answer-errors';
import { DEMO_PASSWORD } from '#src/server/demo-accounts';
import { listen } from '#src/server/listen';
import { registerCalls } from '#src/server/register-calls';
import type { Envelope } from '#src/contract/envelope';
import { testDatabase, type TestDatabase } from '#tests/support/database';
import { members } from '#tests/support/prepared';

export interface QrServers {
  readonly db: TestDatabase;
  /** http://localhost:54321 of each, from beforeAll on. */
  readonly origins: readonly string[];
}

const start = async ({ database }: TestDatabase): Promise<{ app: FastifyInstance; origin: string }> => {
  const app = fastify({ logger: { level: 'silent' } });
  await app.register(formbody);
  answerErrors(app);
  await registerPush(app, { pool: database.pool });
  const auth = authServer({ database, demo: true });
  registerCalls(app, [...auth.routes, ...qrLoginServer({ database, demo: true }).routes], auth.identify);
  const port = await listen(app, { host: 'localhost', port: 0 });
  return { app, origin: `http://localhost:${port}` };
};

/** Server processes that share nothing but their database, with the demo accounts. */
export const qrServers = (count = 1): QrServers => {
  const db = testDatabase({ prepared: members });
  const running: { readonly app: FastifyInstance; readonly origin: string }[] = [];
  beforeAll(async () => {
    for (let index = 0; index < count; index += 1) running.push(await start(db));
  });
  afterAll(() => Promise.all(running.map(({ app }) => app.close())));
  return {
    db,
    get origins() {
      return running.map(({ origin }) => origin);
    },
  };
};

export interface Channel {
  /** The next message; undefined when the channel ends instead. */
  readonly next: () => Promise<PushMessage | undefined>;
  readonly drop: () => void;
  readonly say: (text: string) => void;
  readonly ping: () => void;
}

/** Rejects when the handshake is refused. */
export const openSocket = async (
  origin: string,
  sessionId: string,
  headers: Record<string, string>,
): Promise<Channel> => {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/pb/webSocket/${sessionId}`, { headers });
  const messages: PushMessage[] = [];
  const waiting: ((message: PushMessage | undefined) => void)[] = [];
  let isOver = false;
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as PushMessage;
    const wanted = waiting.shift();
    if (wanted) wanted(message);
    else messages.push(message);
  });
  socket.on('close', () => {
    isOver = true;
    waiting.splice(0).forEach((wanted) => wanted(undefined));
  });
  await once(socket, 'open');
  return {
    next: () => {
      const message = messages.shift();
      if (message || isOver) return Promise.resolve(message);
      return new Promise((resolve) => waiting.push(resolve));
    },
    drop: () => socket.terminate(),
    say: (text) => socket.send(text),
    ping: () => socket.ping(),
  };
};

export interface Code {
  readonly qrCode: string;
  readonly uuid: string;
}

/** One browser: its device name, its cookie, its calls. */
export const aBrowser = (originOf: () => string, deviceId: string) => {
  let cookie = '';
  const call = async <T>(
    path: string,
    { body, token }: { body?: unknown; token?: string | undefined } = {},
  ) => {
    const answer = await fetch(originOf() + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        uuidHashCode: deviceId,
        'user-agent': 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36',
        ...(cookie && { cookie }),
        ...(token && { accessToken: token }),
        ...(body !== undefined && { 'content-type': 'application/json', origin: originOf() }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const set = answer.headers.getSetCookie().find((line) => line.startsWith('qr='));
    if (set) cookie = set.split(';')[0] ?? '';
    return (await answer.json()) as Envelope<T>;
  };
  const code = async () => (await call<Code>('/pb/api/web/getQrcode', { body: {} })).data;
  const session = (uuid: string) =>
    call<{ sessionId: string } | null>(`/pb/api/web/getQrcodeStatus?uuid=${uuid}`);
  return {
    call,
    code,
    session,
    open: async (uuid: string) => {
      const { data } = await session(uuid);
      if (!data) throw new Error('this code has no channel');
      return openSocket(originOf(), data.sessionId, { cookie, origin: originOf() });
    },
    cookie: () => cookie,
    customers: <T>({ user, token }: Pick<PushMessage, 'user' | 'token'>) =>
      call<T>(`/pb/api/web/getCustomers?mobile=${user ?? ''}&token=${token ?? ''}`),
    logIn: async (username: string) => {
      const fields = { username, password: DEMO_PASSWORD, deviceId, rememberLoginStatus: false };
      const { data, businessMsg } = await call<{ accessToken: string } | null>('/api/web/loginByAuth', {
        body: fields,
      });
      if (!data) throw new Error(`${username} could not log in: ${businessMsg}`);
      return data.accessToken;
    },
    scan: (token: string, uuid: string) => call('/pb/api/web/qrScanned', { token, body: { uuid } }),
    answer: (token: string, uuid: string, agree = true) =>
      call('/pb/api/web/qrConfirm', { token, body: { uuid, agree } }),
  };
};
