import type { AddressInfo } from 'node:net';
import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { ApiError } from '#infra/server/http/api-error';
import { sealingUnder } from '#infra/server/security/sealing';
import { createSigning } from '#infra/server/security/signing/create-signing';
import type { SignableCall } from '#infra/server/security/signing/signing-hooks';
import { handshakeCall } from '#src/contract/handshake';
import { answerErrors } from '#src/server/answer-errors';
import { success } from '#src/server/envelopes';

export interface Seen {
  readonly path: string;
  readonly device: string | undefined;
  readonly intention: unknown;
  readonly body: unknown;
}
export interface RunningServer {
  readonly origin: string;
  readonly port: number;
  /** What got through to a handler. */
  readonly seen: Seen[];
  /** Thumbprints by token. */
  readonly sessions: Map<string, string>;
  /** Reasons of refusals, in order. */
  readonly refusals: string[];
  stop(): Promise<void>;
}
export interface ServerOptions {
  readonly pool: Pool;
  readonly now?: () => number;
  /** Milliseconds; by default a minute ago, so that the closed first moments after a start are over. */
  readonly startedAt?: number;
  readonly sessions?: Map<string, string>;
  readonly port?: number;
  readonly more?: (app: FastifyInstance) => void;
}

let logins = 0;

/** Calls of every kind behind real signing hooks, on a real port: `inject` would hide what HTTP does to headers. */
export const startServer = async ({
  pool,
  now = Date.now,
  startedAt = now() - 60_000,
  sessions = new Map(),
  port = 0,
  more,
}: ServerOptions): Promise<RunningServer> => {
  const seen: Seen[] = [];
  const refusals: string[] = [];
  const write = (line: string): void => {
    const { reason } = JSON.parse(line) as { readonly reason?: string };
    if (reason) refusals.push(reason);
  };
  const authorities: string[] = [];
  const app = fastify({ logger: { level: 'info', stream: { write } } });
  await app.register(formbody);
  answerErrors(app);
  let isStarting = true;
  // What others have signed since was not known when it started.
  await pool.query('update nonce_mark set signed_until = least(signed_until, $1)', [startedAt]);
  const signing = await createSigning({
    pool,
    clock: () => (isStarting ? startedAt : now()),
    authorities,
    sealing: sealingUnder('what the keys of test servers are sealed under'),
    keyOf: (token) => Promise.resolve(sessions.get(token)),
    endLogins: () => Promise.reject(new Error('nobody sets the clock back')),
    report: (error) => {
      throw error;
    },
  });
  isStarting = false;
  const route = (call: SignableCall, answer: (request: FastifyRequest) => Promise<unknown>) =>
    app.route({
      method: ['GET', 'POST', 'PUT'],
      url: call.path,
      ...signing.hooksOf(call),
      handler: async (request) => {
        if (call.access !== 'public' && !request.headers['accesstoken']) throw new ApiError(401, '请先登录');
        return success(await answer(request));
      },
    });
  const note = (request: FastifyRequest) => {
    const { url: path, body, headers } = request;
    seen.push({ path, device: signing.deviceOf(request), intention: headers['idempotency-key'], body });
    return Promise.resolve({ body: body ?? null });
  };
  const [handshake] = signing.routes;
  route(handshakeCall, () => handshake?.handle({} as never) as Promise<unknown>);
  route({ path: '/api/web/*', access: 'member' }, note);
  route({ path: '/api/sealed/*', access: 'member', sealed: true }, note);
  route({ path: '/api/broken', access: 'member', sealed: true }, () =>
    Promise.reject(new ApiError(460, '用户名或密码错误')),
  );
  route({ path: '/api/public', access: 'public' }, note);
  route({ path: '/api/login', access: 'public', sealed: true }, async (request) => {
    const accessToken = `token-${(logins += 1)}`;
    sessions.set(accessToken, signing.deviceOf(request) ?? '');
    return { accessToken, heard: request.body };
  });
  more?.(app);
  await app.listen({ host: '127.0.0.1', port });
  const address = app.server.address() as AddressInfo;
  authorities.push(`localhost:${address.port}`, `127.0.0.1:${address.port}`);
  return {
    origin: `http://127.0.0.1:${address.port}`,
    port: address.port,
    seen,
    sessions,
    refusals,
    stop: async () => {
      await signing.close();
      await app.close();
    },
  };
};

/** Starts servers for a test file and stops them all in the end. */
export const protocolServers = (pool: () => Pool) => {
  const servers: RunningServer[] = [];
  afterAll(() => Promise.all(servers.map((server) => server.stop())));
  return async (options: Omit<ServerOptions, 'pool'> = {}): Promise<RunningServer> => {
    const server = await startServer({ pool: pool(), ...options });
    servers.push(server);
    return server;
  };
};
