import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect as connectTls } from 'node:tls';
import fastify from 'fastify';
import { certificateIn } from '#infra/server/http/certificate';
import { boundConnections, CONNECTION_BOUNDS } from '#src/server/bound-connections';

const OPEN = { hasProxy: false };

test('[attack] of what a connection asks at once the next is begun when the answer before was taken', async () => {
  const own = fastify({ logger: false });
  const began = jest.fn();
  own.get('/', async () => {
    began();
    return 'x'.repeat(30_000_000);
  });
  boundConnections(own, OPEN);
  await own.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((own.server.address() as AddressInfo).port, '127.0.0.1').pause();
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(2));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(began).toHaveBeenCalledTimes(1);
  socket.resume();
  for (let tries = 0; tries < 100 && began.mock.calls.length < 2; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(began).toHaveBeenCalledTimes(2);
  socket.destroy();
  await own.close();
});

test('[attack] an answer of which nothing is taken is given up; one that is taken slowly is not', async () => {
  const own = fastify({ logger: false });
  own.get('/', async () => 'x'.repeat(30_000_000));
  boundConnections(own, OPEN, { ...CONNECTION_BOUNDS, unreadMs: 1_500 });
  await own.listen({ host: '127.0.0.1', port: 0 });
  const ask = () => {
    const socket = connect((own.server.address() as AddressInfo).port, '127.0.0.1').pause();
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    return socket;
  };
  const [unread, slow] = [ask(), ask()];
  const taken = { bytes: 0 };
  slow.on('data', (part: Buffer) => {
    taken.bytes += part.length;
    slow.pause();
    setTimeout(() => slow.resume(), 5);
  });
  slow.resume();
  const open = () => new Promise<number>((resolve) => own.server.getConnections((_, n) => resolve(n)));
  await Promise.all([once(unread, 'connect'), once(slow, 'connect')]);
  for (let tries = 0; tries < 120 && (await open()) !== 1; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await open()).toBe(1);
  while (taken.bytes < 30_000_000 && !slow.destroyed) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(taken.bytes).toBeGreaterThanOrEqual(30_000_000);
  unread.destroy();
  slow.destroy();
  await own.close();
});

test('[attack] one network holds so many connections: what waits longest for its client goes, what is worked at stays', async () => {
  const own = fastify({ logger: false });
  let answer: ((text: string) => void) | undefined;
  own.get('/late', () => new Promise<string>((resolve) => (answer = resolve)));
  own.get('/soon', async () => 'soon');
  own.post('/body', async () => 'read');
  boundConnections(own, OPEN, { ...CONNECTION_BOUNDS, ofNetwork: 3 });
  await own.listen({ host: '127.0.0.1', port: 0 });
  const open = async (asked: string, more = '') => {
    const socket = connect((own.server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
    const told = { text: '', isOver: false };
    socket.on('data', (part: string) => (told.text += part));
    socket.on('error', () => undefined);
    socket.on('close', () => (told.isOver = true));
    await once(socket, 'connect');
    socket.write(`${asked} HTTP/1.1\r\nHost: a\r\n${more}\r\n`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    return {
      told,
      ask: () => void socket.write('GET /soon HTTP/1.1\r\nHost: a\r\n\r\n'),
      end: () => socket.destroy(),
    };
  };
  const busy = await open('GET /late');
  const [first, second] = [await open('GET /soon'), await open('GET /soon')];
  first.ask();
  await new Promise((resolve) => setTimeout(resolve, 100));
  const fourth = await open('GET /soon');
  expect([busy, first, second, fourth].map(({ told }) => told.isOver)).toEqual([false, false, true, false]);
  answer?.('late');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(busy.told.text).toContain('late');
  expect(fourth.told.text).toContain('soon');
  const dribbling = await open('POST /body', 'Content-Length: 9000\r\n');
  const [fifth, sixth] = [await open('GET /soon'), await open('GET /soon')];
  expect([dribbling, fifth, sixth].map(({ told }) => told.isOver)).toEqual([false, false, false]);
  const seventh = await open('GET /soon');
  expect(dribbling.told.isOver).toBe(true);
  expect(seventh.told.text).toContain('soon');
  for (const { end } of [busy, first, fourth, fifth, sixth, seventh]) end();
  await own.close();
});

describe('over https', () => {
  let folder: string;
  beforeAll(() => (folder = mkdtempSync(path.join(tmpdir(), 'certificate-'))));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('[attack] the bound of a network ends connections, shaken hands or not, and never the server', async () => {
    const own = fastify({ logger: false, https: await certificateIn(folder, ['localhost']) });
    own.get('/soon', async () => 'soon');
    boundConnections(own, OPEN, { ...CONNECTION_BOUNDS, ofNetwork: 3 });
    await own.listen({ host: '127.0.0.1', port: 0 });
    const { port } = own.server.address() as AddressInfo;
    const over = { count: 0 };
    const watched = <S extends Socket>(socket: S): S => {
      socket.on('error', () => undefined);
      socket.on('close', () => (over.count += 1));
      return socket;
    };
    const silent = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const socket = watched(connect(port, '127.0.0.1'));
        await once(socket, 'connect');
        return socket;
      }),
    );
    for (let tries = 0; tries < 100 && over.count < 2; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(over.count).toBe(2);
    const asking = [];
    for (let opened = 0; opened < 5; opened += 1) {
      const socket = watched(connectTls({ port, host: '127.0.0.1', rejectUnauthorized: false }));
      socket.setEncoding('utf8');
      await once(socket, 'secureConnect');
      socket.write('GET /soon HTTP/1.1\r\nHost: a\r\n\r\n');
      expect(String((await once(socket, 'data'))[0])).toContain('200 OK');
      asking.push(socket);
    }
    for (let tries = 0; tries < 100 && over.count < 7; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(over.count).toBe(7);
    for (const socket of [...silent, ...asking]) socket.destroy();
    await own.close();
  });
});
