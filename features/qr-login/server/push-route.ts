import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { changeFeed } from '#infra/server/postgres/change-feed';
import { deviceOf } from '#infra/server/security/login-permits';
import { ApiError } from '#infra/server/http/api-error';
import { isOwnOrigin, openWebSockets } from '#infra/server/http/web-socket';
import { codes } from '#src/contract/codes';
import { PUSH_PATH } from '../contract';
import { cookieIn } from './browser-cookie';
import type { WebSocket } from 'ws';
import { pushStatusTo } from './push-status';
import { CHANNEL, enterChannel } from './store';

const NOT_A_SOCKET = '此地址仅供推送通道使用';
const FOREIGN = '推送通道仅限本站页面使用';
const NOT_YOURS = '推送通道已失效';

export interface PushParts {
  readonly pool: Pool;
  /** Origins besides the server's own whose pages may open the channel: `https://portal.example.com`. */
  readonly origins?: readonly string[];
}

type RequestContext = FastifyRequest<{ Params: { sessionId: string } }>;

/**
 * Registers the push channel. Everything is decided before the handshake: whoever is refused gets an envelope and no
 * socket.
 */
export const registerPush = async (
  app: FastifyInstance,
  { pool, origins = [] }: PushParts,
): Promise<void> => {
  await openWebSockets(app);
  const feed = changeFeed({
    pool,
    channel: CHANNEL,
    report: (err) => app.log.warn({ err }, 'change feed lost'),
  });
  const report = (err: unknown) => app.log.error({ err }, 'push status failed');
  const rows = new WeakMap<FastifyRequest, string>();
  const sockets = new Map<string, WebSocket>();
  app.addHook('onClose', () => feed.close());

  const admit = async (request: RequestContext) => {
    if (!request.ws) throw new ApiError(codes.badRequest, NOT_A_SOCKET);
    const { headers, params } = request;
    if (!isOwnOrigin(headers, origins)) throw new ApiError(codes.badRequest, FOREIGN);
    const opener = { cookie: cookieIn(headers), deviceId: deviceOf(headers) };
    const row = await enterChannel(pool, params.sessionId, opener);
    if (row === undefined) {
      request.log.warn({ event: 'qr channel refused' });
      throw new ApiError(codes.notFound, NOT_YOURS);
    }
    rows.set(request, row);
  };
  app.get<{ Params: { sessionId: string } }>(
    PUSH_PATH,
    { websocket: true, preValidation: admit },
    (socket, request) => {
      const row = rows.get(request);
      if (row === undefined) return socket.terminate();
      // A code has one channel: whoever opens another has lost the one before.
      sockets.get(row)?.terminate();
      sockets.set(row, socket);
      socket.on('close', () => void (sockets.get(row) === socket && sockets.delete(row)));
      // Nothing is expected of the browser but pongs.
      socket.on('message', () => socket.terminate());
      return pushStatusTo(socket, row, { pool, feed, report });
    },
  );
};
