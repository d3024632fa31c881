import { once } from 'node:events';
import type { Writable } from 'node:stream';
import fastify from 'fastify';
import WebSocket from 'ws';
import { isOwnOrigin, openWebSockets } from '#infra/server/http/web-socket';
import { listen } from '#src/server/listen';
import { waitUntil } from '#tests/support/wait-until';

test.each([
  ['http://localhost:8080', 'localhost:8080', true],
  ['https://ZJ.example', 'zj.example', true],
  ['https://zj.example.evil', 'zj.example', false],
  ['https://zj.example:444', 'zj.example', false],
  ['null', 'zj.example', false],
  ['file://zj.example', 'zj.example', false],
  ['https://other.example', 'zj.example', true],
  [undefined, 'zj.example', true],
])('a page of %s may open a socket at %s: %s', (origin, host, isAllowed) => {
  expect(isOwnOrigin({ origin, host }, ['https://other.example'])).toBe(isAllowed);
});

const MORE_THAN_A_SECOND_MS = 5_000;

test('a browser that does not answer any more does not keep the server from ending', async () => {
  const app = fastify();
  await openWebSockets(app);
  await openWebSockets(app);
  app.get('/socket', { websocket: true }, () => undefined);
  const port = await listen(app, { host: 'localhost', port: 0 });
  const [mute, polite] = [1, 2].map(() => new WebSocket(`ws://localhost:${port}/socket`));
  if (!mute || !polite) throw new Error('no sockets');
  mute.on('error', () => undefined);
  await Promise.all([once(mute, 'open'), once(polite, 'open')]);
  mute.pause();
  const left = once(polite, 'close');
  const begun = Date.now();
  await app.close();
  expect(Date.now() - begun).toBeLessThan(MORE_THAN_A_SECOND_MS);
  expect((await left)[0]).toBe(1_001);
  mute.terminate();
});

/** An empty frame with a mask of zeros. */
const PING = Buffer.from([0x89, 0x80, 0, 0, 0, 0]);

test('pings are answered a few times; a flood of them is not even read', async () => {
  const app = fastify();
  await openWebSockets(app);
  const heard: number[] = [];
  app.get('/socket', { websocket: true }, (socket) => {
    const at = heard.push(0) - 1;
    socket.on('ping', () => (heard[at] = (heard[at] ?? 0) + 1));
  });
  const port = await listen(app, { host: 'localhost', port: 0 });
  const flooded = async (pings: number) => {
    const socket = new WebSocket(`ws://localhost:${port}/socket`);
    let pongs = 0;
    socket.on('error', () => undefined);
    socket.on('pong', () => (pongs += 1));
    const closed = once(socket, 'close');
    await once(socket, 'open');
    (socket as unknown as { readonly _socket: Writable })._socket.write(
      Buffer.concat(Array.from({ length: pings }, () => PING)),
    );
    if (pings <= 8) {
      await waitUntil(
        () => Promise.resolve(pongs),
        (count) => count === pings,
      );
      socket.close();
    }
    await closed;
    return pongs;
  };
  expect(await flooded(8)).toBe(8);
  expect(await flooded(9)).toBeLessThanOrEqual(8);
  expect(await flooded(20_000)).toBe(0);
  expect(heard).toEqual([8, 9, 0]);
  await app.close();
});
