import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { v7 } from 'uuid';
import { trackCall } from '#features/tracking/contract';
import { trackBatchCall } from '#features/tracking/contract-batch';

/** As many browsers, each behind a network of its own: one sender alone would reach its budget. */
const BROWSERS = 1_000;
const MOST = 0x7f_ff_ff_ff;

let sent = 0;
const factOf = (at: number) => ({
  fncode: '200106',
  searchId: String(1e9 + (at % 1e6)),
  query: JSON.stringify({
    id: `P${at % 20_000}`,
    rank: at % 20,
    viewType: 'list',
    _e: {
      v: 1,
      id: v7(),
      ct: Date.now(),
      tb: `bench-${at % BROWSERS}`,
      sq: Math.floor(at / BROWSERS) % MOST,
      en: 1e9 + (at % BROWSERS),
      dv: `bench-${at % BROWSERS}`,
      rt: 'commonProjList',
      ro: 'a',
    },
  }),
});

const requestOf = (path: string, at: number, body: unknown): string => {
  const text = JSON.stringify(body);
  const browser = at % BROWSERS;
  return `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\nx-forwarded-for: 10.9.${browser >> 8}.${browser & 255}\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
};

/** The specification's call: one fact. */
export const single = (): string => {
  sent += 1;
  return requestOf(trackCall.path, sent, factOf(sent));
};
/** A backlog of one browser. */
export const batchOf = (size: number) => (): string => {
  sent += 1;
  const events = Array.from({ length: size }, (_, one) => factOf(sent + one * BROWSERS));
  return requestOf(trackBatchCall.path, sent, { events });
};

const HEAD = /^HTTP\/1\.1 (\d+)[^]*?content-length: (\d+)[^]*?\r\n\r\n/i;
/** Statement of what came is whole: its status; undefined while more is to come. */
const statusOf = (text: string): number | undefined => {
  const [head, status, length] = HEAD.exec(text) ?? [];
  return head !== undefined && Buffer.byteLength(text) >= head.length + Number(length)
    ? Number(status)
    : undefined;
};

const ask = (socket: Socket, request: string): Promise<number> =>
  new Promise((resolve, reject) => {
    let text = '';
    const done = () => {
      socket.off('data', take).off('close', broke);
    };
    const broke = () => {
      done();
      reject(new Error('the server closed the connection'));
    };
    const take = (chunk: Buffer) => {
      text += chunk.toString();
      const status = statusOf(text);
      if (status === undefined) return;
      done();
      if (status === 200) resolve(status);
      else reject(new Error(text.slice(0, 500)));
    };
    socket.on('data', take).on('close', broke);
    socket.write(request);
  });

export interface Answers {
  /** ms each. */
  readonly times: readonly number[];
  readonly seconds: number;
}

/** So many connections, each of which asks again as soon as it is answered. Rejects with the first refusal. */
export const press = async (
  port: number,
  { connections, seconds, next }: { connections: number; seconds: number; next: () => string },
): Promise<Answers> => {
  const sockets = await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      await once(socket, 'connect');
      return socket;
    }),
  );
  const times: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1_000;
  try {
    await Promise.all(
      sockets.map(async (socket) => {
        for (let asked = performance.now(); asked < end;) {
          await ask(socket, next());
          const answered = performance.now();
          times.push(answered - asked);
          asked = answered;
        }
      }),
    );
  } finally {
    sockets.forEach((socket) => socket.destroy());
  }
  return { times, seconds: (performance.now() - start) / 1_000 };
};
