import { serverTimeCall } from '#features/server-time/contract';
import { serverTimeServer } from '#features/server-time/server/index';
import type { Envelope } from '#src/contract/envelope';
import { registerCalls } from '#src/server/register-calls';
import fastify from 'fastify';

test('[CALL-031][CALL-039][OPS-011][CONFLICT-021] the time of the server in milliseconds, never from a cache', async () => {
  const app = fastify();
  registerCalls(app, serverTimeServer(() => 1_795_000_000_123).routes, async () => undefined);
  const { headers, body } = await app.inject(serverTimeCall.path);
  expect((JSON.parse(body) as Envelope).data).toBe(1_795_000_000_123);
  expect(headers['cache-control']).toBe('no-store');
  await app.close();
});
