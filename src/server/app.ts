import path from 'node:path';
import { constants } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance } from 'fastify';
import { v7 } from 'uuid';
import type { Certificate } from '#infra/server/http/certificate';
import type { Database } from '#infra/server/postgres/database';
import { callLimits, type CallLimitsPlan } from '#infra/server/http/call-limits';
import { onceOnly } from '#infra/server/http/once-only';
import { newKeySecret } from '#infra/server/security/key-secret';
import { sealingUnder } from '#infra/server/security/sealing';
import { createSigning } from '#infra/server/security/signing/create-signing';
import { endEveryLogin } from '#features/auth/server/index';
import { exportQuota } from '#features/exports/server/index';
import { registerPush } from '#features/qr-login/server/index';
import { registerSignOnImage } from '#features/ticket-login/server/index';
import { ApiError } from '#infra/server/http/api-error';
import { codes } from '#src/contract/codes';
import { registerFaults } from '#infra/server/http/faults';
import type { Settings } from '#infra/server/settings/settings';
import { trustProxyOption } from '#infra/server/http/trust-proxy';
import { answerErrors, errorAnswers } from './answer-errors';
import { boundConnections } from './bound-connections';
import { clientConfiguration, outsideOrigins, type OutsideSettings } from './client-configuration';
import { failure, success } from './envelopes';
import { failingWrites } from './failing-writes';
import { registerMetrics } from './metrics';
import { registerOpenApi } from './register-openapi';
import { registerPages } from './pages';
import { registerStartPage } from './start-page';
import { refuseUnread, refuseUnusual } from './refuse-unread';
import { registerCalls } from './register-calls';
import type { Jobs } from '#infra/server/server-slice';
import { inSessions, openSlices } from './slices';

const BODY_LIMIT = 256 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
/** Node gives it two minutes. */
const HANDSHAKE_TIMEOUT_MS = 10_000;
const CONNECTIONS = {
  // Fastify sets its own only after Node has derived the limit of headers, and the longer of the two is then the body's.
  requestTimeout: REQUEST_TIMEOUT_MS,
  headersTimeout: REQUEST_TIMEOUT_MS,
  /** How soon it is noticed that the time of a request is over, in milliseconds. */
  connectionsCheckingInterval: 5_000,
  // Node would refuse it without a word.
  requireHostHeader: false,
};

/** Answers alone: pages lie compressed, and a stream of events would wait in the compressor. */
const COMPRESSED: FastifyCompressOptions = {
  customTypes: /^application\/json\b/,
  threshold: 1_024,
  encodings: ['br', 'gzip'],
  // What is sent compressed to the server would get past the limits of bodies.
  globalDecompression: false,
  // Beyond it an answer takes longer to compress than it saves on the way.
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
};
/** Of answers that the hooks do not see. */
const UNSEEN = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

export interface AppPlan {
  readonly database: Database;
  readonly settings: Pick<
    Settings,
    | 'logLevel'
    | 'smsWebhookUrl'
    | 'siteInfo'
    | 'purchase'
    | 'sourcingService'
    | 'aiModel'
    | 'trustedProxies'
    | 'metricsToken'
  > &
    Partial<Pick<Settings, 'eventDays' | 'badEventDays' | 'allowsPrivateWebhooks'>> &
    OutsideSettings & {
      /** Others than this machine reach the demo mode. */
      readonly isOpenDemo?: boolean;
    };
  /** Serve https with it. */
  readonly certificate?: Certificate;
  /** For the SQL of analysts; without it they have none. */
  readonly readerUrl?: string | undefined;
  /** Hosts this server is known by; without them requests are not signed. */
  readonly authorities?: readonly string[];
  /** What stands sealed in the database is sealed under it; without it that lasts as long as this process. */
  readonly keySecret?: string;
  /** What a sender may ask of the server, and how much of it at once. */
  readonly limits?: CallLimitsPlan;
  /** Folder with the built pages. */
  readonly dist?: string;
  /** Given what the slices do by themselves; without it they do nothing. */
  readonly startJobs?: (jobs: readonly Jobs[]) => void;
}

/** By another name of this machine a page of somebody else would be the one that asks. */
const closeDevToOthers = (app: FastifyInstance, authorities: readonly string[]): void => {
  // By the route that answers: a request line may name the same route in many ways.
  app.addHook('onRequest', async ({ routeOptions, host }) => {
    if (routeOptions.url?.startsWith('/dev/') && !authorities.includes(host.toLowerCase()))
      throw new ApiError(codes.notFound, '没有这个地址');
  });
};

/** The whole server but for its port: tests inject requests into what this returns. */
export const createApp = async ({
  database,
  settings,
  authorities,
  keySecret = newKeySecret(),
  certificate,
  limits,
  readerUrl,
  dist = path.resolve(__dirname, '../../dist'),
  startJobs,
}: AppPlan): Promise<FastifyInstance> => {
  const writes = failingWrites();
  const answerError = errorAnswers(undefined, writes.note);
  const app: FastifyInstance = fastify({
    // Fastify's types tell http and https servers apart; nothing here depends on it.
    ...(certificate
      ? ({ https: { ...certificate, ...CONNECTIONS, handshakeTimeout: HANDSHAKE_TIMEOUT_MS } } as object)
      : { http: CONNECTIONS }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    ...(settings.trustedProxies && { trustProxy: trustProxyOption(settings.trustedProxies) }),
    genReqId: () => v7(),
    // While the server ends, what has come over an open connection is still answered.
    return503OnClosing: false,
    clientErrorHandler: refuseUnread,
    // No hook has seen it.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply.headers(UNSEEN)),
    logger: {
      level: settings.logLevel,
      // Addresses may hold names and tokens; the route pattern is enough to find a fault.
      serializers: { req: ({ method, routeOptions }) => ({ method, route: routeOptions.url }) },
      redact: ['req.headers', 'res.headers'],
    },
  });
  // A cross-site form could send text/plain without a preflight.
  app.removeContentTypeParser('text/plain');
  refuseUnusual(app.server);
  boundConnections(app, { hasProxy: settings.trustedProxies !== undefined });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (request.headers.host !== undefined) return;
    return reply.code(400).headers(UNSEEN).send(failure(codes.badRequest, '请求没有写明主机（Host）'));
  });
  await app.register(formbody);
  await app.register(compress, COMPRESSED);
  answerErrors(app, answerError);
  if (settings.demo) registerFaults(app);
  if (settings.demo && authorities) closeDevToOthers(app, authorities);
  registerMetrics(app, settings.metricsToken, [writes.counter]);
  await registerPages(app, {
    dist,
    outside: outsideOrigins(settings),
    isOpenDemo: settings.isOpenDemo ?? false,
  });
  if (settings.demo) registerSignOnImage(app, database.sessions.pool);
  await registerPush(app, { pool: database.sessions.pool });

  const sealing = sealingUnder(keySecret);
  const { routes, jobs, quota, identify, keyOf, home, close } = openSlices({
    database,
    settings,
    dist,
    readerUrl,
    sealing,
    report: (error) => app.log.warn({ err: error }, 'change feed lost'),
  });
  // Event streams never end by themselves, and the server waits for its connections.
  app.addHook('preClose', close);
  startJobs?.(jobs);
  const signing =
    authorities &&
    (await createSigning({
      pool: database.sessions.pool,
      authorities,
      keyOf,
      sealing,
      endLogins: async () => {
        app.log.error('the clock was set back by more than a minute: every login is ended');
        await endEveryLogin(database.sessions.pool);
      },
      report: (error) => app.log.error({ err: error }, 'maintenance of signing failed'),
    }));
  app.addHook('onClose', async () => signing?.close());
  const [ofMembers, ofSessions] = [onceOnly(database), onceOnly(database.sessions)];
  const all = [...(signing?.routes ?? []).map(inSessions), ...routes]
    .map((route) => (route.lane === 'sessions' ? ofSessions : ofMembers)(route))
    .map(exportQuota(quota));
  const calls = registerCalls(app, all, identify, {
    signing,
    limits: callLimits(database.sessions.pool, limits),
  });

  // Not of readiness: every node has the same database, and with a full one pages and public answers still come.
  app.get('/healthz', async () => success({ alive: true, writesFail: writes.lately() }));
  app.get('/readyz', async (_request, reply) => {
    const ready = database.ready();
    return reply.code(ready ? 200 : 503).send(success({ ready }));
  });
  const configuration = () => ({
    core: '',
    manage: '',
    common: '',
    base: '',
    signing: signing !== undefined,
    ...clientConfiguration(settings),
  });
  app.get('/config.json', async () => configuration());
  registerStartPage(app, { dist, home, configuration, isOpenDemo: settings.isOpenDemo ?? false });
  registerOpenApi(app, calls);
  return app;
};
