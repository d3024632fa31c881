import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { loginByAuthCall } from '#features/auth/contract';
import { codes } from '#src/contract/codes';
import { MOST_SILENT_MS, silenceDuring, type Verdict } from './silence';
import { putter } from './signed-client';

const SLOW = 1_000;
const UNREAD = 600;
const AT_ONCE = 2;
const DRIP_MS = 1_000;
const LASTING_MS = 15_000;
const LOG_INS = 20;

const opened = async (origin: string, count: number): Promise<readonly Socket[]> => {
  const { hostname, port } = new URL(origin);
  return Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      // The server ends it, and may.
      return socket.on('error', () => undefined);
    }),
  );
};

/** Bodies that are announced long and come a byte a second, while others of the same address log in. */
const slowBodies = async (origin: string): Promise<Verdict> => {
  const put = putter(origin);
  const sockets = await opened(origin, SLOW);
  const path = loginByAuthCall.path;
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: ${new URL(origin).host}`,
    'Content-Type: application/json',
    'Content-Length: 262144',
    '',
    '{',
  ].join('\r\n');
  for (const socket of sockets) socket.write(head);
  const drip = setInterval(() => {
    for (const socket of sockets) socket.write(' ');
  }, DRIP_MS);
  let refused = 0;
  const silence = await silenceDuring(origin, async () => {
    for (let tried = 0; tried < LOG_INS; tried += 1) {
      const bytes = Buffer.from(JSON.stringify({ accountName: 'nobody', password: 'x' }));
      const headers = { 'content-type': 'application/json' };
      const { statusCode } = await put({ method: 'POST', path, headers, bytes });
      if (statusCode === codes.tooManyRequests) refused += 1;
      await sleep(LASTING_MS / LOG_INS);
    }
  });
  clearInterval(drip);
  for (const socket of sockets) socket.destroy();
  return [
    [
      `${SLOW} bodies, a byte a second${silence.toFixed(0).padStart(18)} ms of silence; of ${LOG_INS} log-ins beside them ${refused} shut out`,
    ],
    silence < MOST_SILENT_MS && refused === 0,
  ];
};

/** Large answers asked for many at a time, of which nothing is ever taken. */
const unreadAnswers = async (origin: string): Promise<Verdict> => {
  const sockets = await opened(origin, UNREAD);
  const ask = `GET /openapi.json HTTP/1.1\r\nHost: ${new URL(origin).host}\r\n\r\n`.repeat(AT_ONCE);
  const silence = await silenceDuring(origin, async () => {
    for (const socket of sockets) socket.pause().write(ask);
    await sleep(LASTING_MS);
  });
  for (const socket of sockets) socket.destroy();
  return [
    [`${UNREAD} × ${AT_ONCE} unread /openapi.json${silence.toFixed(0).padStart(15)} ms of silence`],
    silence < MOST_SILENT_MS,
  ];
};

/** What connections alone can do, without an account. */
export const connections = async (origin: string): Promise<Verdict> => {
  const [slow, slowHolds] = await slowBodies(origin);
  const [unread, unreadHolds] = await unreadAnswers(origin);
  return [
    [...slow, ...unread, `wanted: /healthz never silent for ${MOST_SILENT_MS} ms`],
    slowHolds && unreadHolds,
  ];
};
