import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { acceptedEncoding, type Encoding } from '#infra/server/http/accepted-encoding';
import type { Call } from '#src/contract/call';
import { openApiOf } from './openapi';

type Prepared = Readonly<Record<Encoding, Buffer>> & { readonly etag: string };

const prepare = async (calls: readonly Call[]): Promise<Prepared> => {
  const identity = Buffer.from(JSON.stringify(await openApiOf(calls)));
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(identity), promisify(gzip)(identity)]);
  const etag = `"${createHash('sha256').update(identity).digest('base64url')}"`;
  return { etag, br, gzip: zipped, identity };
};

/** Half a megabyte goes out in each turn of the loop, so that others are answered between hundreds of them. */
const oneATurn = () => {
  let last: Promise<unknown> = Promise.resolve();
  return (): Promise<unknown> => (last = last.then(() => setImmediate()));
};

/**
 * Made and compressed once: hundreds who ask at the same time are sent the same bytes. What could not be made is tried
 * again for whoever asks next.
 */
export const registerOpenApi = (app: FastifyInstance, calls: readonly Call[]): void => {
  let prepared: Promise<Prepared> | undefined;
  const turn = oneATurn();
  app.get('/openapi.json', { compress: false }, async ({ headers }, reply) => {
    const made = await (prepared ??= prepare(calls).catch((error: unknown) => {
      prepared = undefined;
      throw error;
    }));
    await turn();
    reply.headers({ etag: made.etag, vary: 'accept-encoding', 'cache-control': 'no-cache' });
    if (headers['if-none-match'] === made.etag) return reply.code(304).send();
    reply.type('application/json; charset=utf-8');
    const encoding = acceptedEncoding(headers['accept-encoding']);
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.send(made[encoding]);
  });
};
