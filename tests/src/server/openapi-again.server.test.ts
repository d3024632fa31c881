import fastify from 'fastify';
import { serverTimeCall } from '#features/server-time/contract';
import { registerOpenApi } from '#src/server/register-openapi';

test('a description that could not be made is made for whoever asks next', async () => {
  let reads = 0;
  const calls = Object.defineProperty([serverTimeCall], 0, {
    get: () => {
      reads += 1;
      if (reads === 1) throw new Error('no memory');
      return serverTimeCall;
    },
  });
  const app = fastify();
  registerOpenApi(app, calls);
  const ask = () => app.inject({ url: '/openapi.json' });
  expect((await ask()).statusCode).toBe(500);
  expect((await ask()).json()).toMatchObject({ openapi: '3.0.3' });
  await app.close();
});
