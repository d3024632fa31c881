import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { StartupError } from '#infra/server/http/startup-error';

const TIME_TO_FINISH_MS = 5_000;
const SWEEP_MS = 50;

interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

/** Tries the port before anything slow is begun; rejects with `StartupError` when nobody may listen there. */
export async function claimPort({ host, port }: ListenAddress): Promise<void> {
  if (port === 0) return;
  for (const address of host === 'localhost' ? ['127.0.0.1', '::1'] : [host]) {
    await tryPort({ host: address, port }).catch((error: NodeJS.ErrnoException) => {
      // A machine without IPv6 has no ::1, and does without.
      if (host === 'localhost' && error.code !== 'EADDRINUSE' && error.code !== 'EACCES') return;
      throw inWords(error, { host, port });
    });
  }
}

async function tryPort(place: ListenAddress): Promise<void> {
  const probe = createServer();
  probe.listen(place);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

/** Returns the port, which the system has chosen if 0 was asked for. */
export async function listen(app: FastifyInstance, place: ListenAddress): Promise<number> {
  await app.listen(place).catch((error: NodeJS.ErrnoException) => {
    throw inWords(error, place);
  });
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : place.port;
}

/** Takes no new request and lets those at work finish; streams that never end are cut off. */
export async function closeApp(app: FastifyInstance): Promise<void> {
  // A connection whose request was at work when the closing began would stay open for the next one.
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
  const cutOff = setTimeout(() => app.server.closeAllConnections(), TIME_TO_FINISH_MS);
  await app.close();
  clearInterval(sweep);
  clearTimeout(cutOff);
}

function inWords(error: NodeJS.ErrnoException, { host, port }: ListenAddress): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartupError(
        `端口 ${port} 已被占用：请先停止占用它的程序，也可用 PORT=${port === 65_535 ? port - 1 : port + 1} 换一个端口。`,
      );
    case 'EACCES':
      return new StartupError(`没有权限使用端口 ${port}：可用 PORT=8080 换一个 1024 以上的端口。`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartupError(`本机没有地址 ${host}：请检查 HOST，例如 localhost 或 0.0.0.0。`);
    default:
      return error;
  }
}
