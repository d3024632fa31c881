import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests of one connection that wait for their answers. Browsers and proxies send one, and wait. */
const MOST_UNANSWERED = 8;

/**
 * Node starts every request that it finds in what a connection has sent, a thousand at once if there are so many. A
 * connection with more of them than this is ended, unanswered ones and all, before any work is done for the rest.
 */
export const boundPipelining = (server: Server): void => {
  const unanswered = new WeakMap<Socket, number>();
  const listeners = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    // What the same packet brought is still read after the end.
    if (socket.destroyed) return;
    const waiting = (unanswered.get(socket) ?? 0) + 1;
    if (waiting > MOST_UNANSWERED) {
      socket.destroy();
      return;
    }
    unanswered.set(socket, waiting);
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    for (const listener of listeners) listener.call(server, request, response);
  });
};
