import fastifyWebSocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { codes } from '#src/contract/codes';
import { ApiError } from './api-error';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Members' pages only listen. */
const LONGEST_MESSAGE = 4_096;
/** Of all its life, frames of control included: a page answers a ping every quarter of a minute. Bytes. */
const MOST_HEARD = 1_024;
/** No browser sends any. */
const MOST_PINGS = 8;
const GOING_AWAY = 1_001;
/** A browser that is gone without a word would keep the server from ending. */
const TIME_TO_LEAVE_MS = 1_000;

const NO_UPGRADE = '此地址不接受协议升级';

/**
 * Any other address would shake hands as well, hold the socket and never answer: what a request has taken until its
 * answer would be taken for good.
 */
const refuseOtherUpgrades = (app: FastifyInstance): void => {
  const channels = new Set<string>();
  app.addHook('onRoute', ({ url, websocket }) => void (websocket && channels.add(url)));
  app.addHook('onRequest', async (request) => {
    if (!request.ws) return;
    const { url } = request.routeOptions;
    if (url === undefined || !channels.has(url)) throw new ApiError(codes.badRequest, NO_UPGRADE);
  });
};

/** Must come before the first route with `websocket: true`; asking twice opens them once. */
export const openWebSockets = async (app: FastifyInstance): Promise<void> => {
  if (app.hasDecorator('websocketServer')) return;
  await app.register(fastifyWebSocket, {
    options: { maxPayload: LONGEST_MESSAGE, perMessageDeflate: false, autoPong: false },
    preClose(this: FastifyInstance, done: () => void) {
      const { clients } = this.websocketServer;
      clients.forEach((client) => client.close(GOING_AWAY));
      setTimeout(() => clients.forEach((client) => client.terminate()), TIME_TO_LEAVE_MS).unref();
      this.websocketServer.close();
      done();
    },
    errorHandler: (error, socket, request) => {
      request.log.info({ err: error }, 'web socket broke');
      socket.terminate();
    },
  });
  app.websocketServer.on('connection', (client, { socket }) => {
    let heard = 0;
    let pings = 0;
    // Counted before anything is read of it: a packet holds ten thousand pings, and reading those of many holds up all.
    const readers = socket.listeners('data') as ((chunk: Buffer) => void)[];
    socket.removeAllListeners('data');
    socket.on('data', (chunk: Buffer) => {
      heard += chunk.length;
      if (heard > MOST_HEARD) client.terminate();
      else readers.forEach((read) => read.call(socket, chunk));
    });
    client.on('ping', (data) => {
      pings += 1;
      if (pings > MOST_PINGS) client.terminate();
      else client.pong(data);
    });
  });
  refuseOtherUpgrades(app);
};

/**
 * Whether a page of this server, or of one of the listed origins, opens the socket: the same-origin rule does not hold
 * for WebSockets, so the server must ask. Programs that are no browsers send no Origin; they carry no cookie of a
 * member either.
 */
export const isOwnOrigin = ({ origin, host }: Headers, others: readonly string[] = []): boolean => {
  if (origin === undefined) return true;
  if (typeof origin !== 'string' || typeof host !== 'string') return false;
  return (
    others.includes(origin) || /^https?:\/\/(.+)$/i.exec(origin)?.[1]?.toLowerCase() === host.toLowerCase()
  );
};
