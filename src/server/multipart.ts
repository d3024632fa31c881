import type { FastifyInstance, FastifyRequest } from 'fastify';

const MULTIPART = 'multipart/form-data';

/** What cannot be read is refused as every other unreadable body is. */
class Unreadable extends Error {
  readonly statusCode = 400;
}

const fieldsOf = async (body: Buffer, type: string): Promise<Readonly<Record<string, string>>> => {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw new Unreadable();
    });
  const fields = [...form].map(([name, value]): readonly [string, string] => {
    if (typeof value !== 'string') throw new Unreadable();
    return [name, value];
  });
  return Object.fromEntries(fields);
};

/** Fields alone: no call takes a file. */
export const readMultipart = (app: FastifyInstance): void => {
  app.addContentTypeParser(MULTIPART, { parseAs: 'buffer' }, (request: FastifyRequest, body: Buffer) =>
    fieldsOf(body, request.headers['content-type'] ?? ''),
  );
};
