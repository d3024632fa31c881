import type { FastifyInstance } from 'fastify';
import { browserErrors } from '#features/error-reports/server/index';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Seconds; the lists aim below 60 ms. */
const BUCKETS = [0.005, 0.01, 0.02, 0.04, 0.06, 0.1, 0.2, 0.5, 1, 3];

/** Prometheus text at /metrics; labels are route patterns, never addresses somebody typed. */
export const registerMetrics = (app: FastifyInstance): void => {
  const register = new Registry();
  collectDefaultMetrics({ register });
  register.registerMetric(browserErrors);
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
  app.get('/metrics', async (_request, reply) =>
    reply.type(register.contentType).send(await register.metrics()),
  );
};
