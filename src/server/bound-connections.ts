import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { FREE_OF_BODY, lengthOfBody } from '#infra/server/http/body-budget';
import { fewATurn } from '#infra/server/few-a-turn';
import { networkOf } from '#infra/server/http/network-of';

export interface ConnectionBounds {
  /** Open at once, of all visitors. */
  readonly inAll: number;
  /** Of one network, which may be a school; a proxy in front has bounds of its own. */
  readonly ofNetwork: number;
  /** An answer of which nobody takes anything for so long is given up. */
  readonly unreadMs: number;
}
export const CONNECTION_BOUNDS: ConnectionBounds = { inAll: 10_000, ofNetwork: 1_024, unreadMs: 60_000 };

/** Requests of one connection that are here at once. Browsers and proxies send one, and wait. */
const MOST_UNANSWERED = 2;

/** Requests with long bodies that are begun in a turn of the loop, so that others are answered between hundreds. */
const LONG_A_TURN = 2;

type Exchange = readonly [IncomingMessage, ServerResponse];

/**
 * Node starts every request that it finds in what a connection has sent, a thousand at once if there are so many. Here
 * each waits until the answer before it was taken; a connection with more of them than may wait is ended, unanswered ones
 * and all, before any work is done for the rest. `began` is told whenever one is worked at.
 */
const oneAfterTheOther = (
  server: Server,
  carrierOf: (socket: Socket) => Socket,
  began: (carrier: Socket) => void,
) => {
  const unanswered = new WeakMap<Socket, Exchange[]>();
  const listeners = server.listeners('request');
  const inTurn = fewATurn(LONG_A_TURN);
  const start = (socket: Socket, exchanges: Exchange[]): void => {
    const [next] = exchanges;
    if (!next || socket.destroyed) return;
    const [request, response] = next;
    began(carrierOf(socket));
    socket.setTimeout(0);
    response.once('close', () => {
      exchanges.shift();
      start(socket, exchanges);
    });
    const begin = (): void => {
      for (const listener of listeners) listener.call(server, request, response);
    };
    if (lengthOfBody(request.headers) > FREE_OF_BODY) inTurn(begin);
    else begin();
  };
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    // What the same packet brought is still read after the end.
    if (socket.destroyed) return;
    const carrier = carrierOf(socket);
    const exchanges = unanswered.get(carrier) ?? [];
    unanswered.set(carrier, exchanges);
    if (exchanges.push([request, response]) > MOST_UNANSWERED) socket.destroy();
    else if (exchanges.length === 1) start(socket, exchanges);
  });
  return {
    /** Nothing is asked, the request has not come whole, or its answer is not taken. */
    waitsForClient: (carrier: Socket): boolean => {
      const [exchange] = unanswered.get(carrier) ?? [];
      return !exchange || !exchange[0].complete || exchange[1].writableEnded;
    },
  };
};

/** Of each network so many; of those that wait for their client the longest unused goes first, with all it has not taken. */
const countedByNetwork = (most: number) => {
  const open = new Map<string, Set<Socket>>();
  const ofNetwork = ({ remoteAddress = '' }: Socket): Set<Socket> =>
    open.get(networkOf(remoteAddress)) ?? new Set();
  return {
    add: (socket: Socket, waitsForClient: (socket: Socket) => boolean): void => {
      const network = networkOf(socket.remoteAddress ?? '');
      const own = open.get(network) ?? new Set();
      if (own.size >= most) {
        const unused = [...own].find(waitsForClient) ?? socket;
        own.delete(unused);
        // What was sent and not taken would stay in the memory of the system.
        unused.resetAndDestroy();
        if (unused === socket) return;
      }
      open.set(network, own.add(socket));
      socket.once('close', () => {
        own.delete(socket);
        if (own.size === 0 && open.get(network) === own) open.delete(network);
      });
    },
    used: (socket: Socket): void => {
      const own = ofNetwork(socket);
      if (own.delete(socket)) own.add(socket);
    },
    /** Whoever listens for events counts no more: how many may, the calls say themselves. */
    leaveOut: (socket: Socket): void => void ofNetwork(socket).delete(socket),
  };
};

const nameOf = ({ remoteAddress = '', remotePort = 0 }: Socket): string => `${remoteAddress} ${remotePort}`;

/** Requests of https come by a socket within the one that was accepted, which alone is there before hands are shaken. */
const carriers = (server: Server) => {
  const accepted = new Map<string, Socket>();
  const within = new WeakMap<Socket, Socket>();
  server.on('connection', (socket: Socket) => {
    const name = nameOf(socket);
    accepted.set(name, socket);
    socket.once('close', () => accepted.delete(name));
  });
  server.on('secureConnection', (socket: Socket) =>
    within.set(socket, accepted.get(nameOf(socket)) ?? socket),
  );
  return (socket: Socket): Socket => within.get(socket) ?? socket;
};

/** What connections may hold of the server, whoever is at their other end. */
export const boundConnections = (
  app: FastifyInstance,
  { hasProxy }: { readonly hasProxy: boolean },
  bounds: ConnectionBounds = CONNECTION_BOUNDS,
): void => {
  const { server } = app;
  server.maxConnections = bounds.inAll;
  const connections = countedByNetwork(hasProxy ? bounds.inAll : bounds.ofNetwork);
  const carrierOf = carriers(server);
  const { waitsForClient } = oneAfterTheOther(server, carrierOf, connections.used);
  server.on('connection', (socket: Socket) => connections.add(socket, waitsForClient));
  server.on('upgrade', ({ socket }: IncomingMessage) => connections.leaveOut(carrierOf(socket)));
  app.addHook('onSend', async (_request, reply, payload) => {
    const { socket } = reply.raw;
    // Injected requests have none.
    if (!(socket instanceof Socket)) return payload;
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream'))
      connections.leaveOut(carrierOf(socket));
    // Node takes every byte that leaves as a sign of life, and sets its own limit once the answer is gone.
    socket.setTimeout(bounds.unreadMs);
    return payload;
  });
};
