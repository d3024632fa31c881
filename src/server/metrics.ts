import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { codes } from '#src/contract/codes';
import { browserErrors } from '#features/error-reports/server/index';
import { collectDefaultMetrics, Histogram, type Metric, Registry } from 'prom-client';
import { failure } from './envelopes';

/** Seconds; the lists aim below 60 ms. */
const BUCKETS = [0.005, 0.01, 0.02, 0.04, 0.06, 0.1, 0.2, 0.5, 1, 3];

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** A proxy on this machine calls from here, too, and says for whom, or that it does. */
const OF_PROXIES = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'];
/** A page whose name was turned to this machine has a name of its own. */
const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]', '::1'];
const isOwnMachine = ({ socket, headers, hostname }: FastifyRequest): boolean => {
  const { remoteAddress = '', remoteFamily } = socket;
  return (
    OF_PROXIES.every((name) => headers[name] === undefined) &&
    OWN_NAMES.includes(hostname.toLowerCase()) &&
    loopback.check(remoteAddress, remoteFamily === 'IPv6' ? 'ipv6' : 'ipv4')
  );
};

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** With a token whoever shows it, without one this machine alone. */
const mayRead = (request: FastifyRequest, token: string | undefined): boolean =>
  token === undefined
    ? isOwnMachine(request)
    : timingSafeEqual(digestOf(request.headers.authorization ?? ''), digestOf(`Bearer ${token}`));

/** Prometheus text at /metrics; labels are route patterns, never addresses somebody typed. */
export const registerMetrics = (
  app: FastifyInstance,
  token: string | undefined,
  others: readonly Metric[] = [],
): void => {
  const register = new Registry();
  collectDefaultMetrics({ register });
  for (const metric of [browserErrors, ...others]) register.registerMetric(metric);
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer by route and HTTP status',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [register],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    duration.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1_000,
    );
    done();
  });
  app.get('/metrics', async (request, reply) => {
    // A scraper reads the HTTP status alone.
    if (!mayRead(request, token)) return reply.code(403).send(failure(codes.vipOnly, '只供运维读取'));
    return reply.type(register.contentType).send(await register.metrics());
  });
};
