import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { Call } from '#src/contract/call';
import { openApiOf } from './openapi';

interface Prepared {
  readonly etag: string;
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly plain: Buffer;
}

const prepare = async (calls: readonly Call[]): Promise<Prepared> => {
  const plain = Buffer.from(JSON.stringify(await openApiOf(calls)));
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain)]);
  const etag = `"${createHash('sha256').update(plain).digest('base64url')}"`;
  return { etag, br, gzip: zipped, plain };
};

const accepts = (header: string | string[] | undefined, encoding: string): boolean =>
  String(header ?? '')
    .split(',')
    .some((one) => {
      const [name, ...parameters] = one.split(';').map((word) => word.trim().toLowerCase());
      return name === encoding && !parameters.some((word) => /^q=0(\.0*)?$/.test(word));
    });

/** Made and compressed once: hundreds who ask at the same time are sent the same bytes. */
export const registerOpenApi = (app: FastifyInstance, calls: readonly Call[]): void => {
  let prepared: Promise<Prepared> | undefined;
  app.get('/openapi.json', { compress: false }, async ({ headers }, reply) => {
    const made = await (prepared ??= prepare(calls));
    reply.headers({ etag: made.etag, vary: 'accept-encoding', 'cache-control': 'no-cache' });
    if (headers['if-none-match'] === made.etag) return reply.code(304).send();
    reply.type('application/json; charset=utf-8');
    const encoding = (['br', 'gzip'] as const).find((one) => accepts(headers['accept-encoding'], one));
    if (encoding === undefined) return reply.send(made.plain);
    return reply.header('content-encoding', encoding).send(made[encoding]);
  });
};
