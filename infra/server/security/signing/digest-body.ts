import { createHash } from 'node:crypto';
import { pipeline, Transform } from 'node:stream';
import type { FastifyRequest, RequestPayload } from 'fastify';
import { contentDigest } from '#src/contract/signature';

/** RFC 9530 digests of bodies as they came, before any parser read them; none for an empty body. */
export type BodyDigests = WeakMap<FastifyRequest, string>;

/** Reads the body's bytes on their way to the parser, which then finds them untouched. */
export const digestBody = (
  request: FastifyRequest,
  payload: RequestPayload,
  digests: BodyDigests,
): RequestPayload => {
  const hash = createHash('sha256');
  let isEmpty = true;
  const listening = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      isEmpty = false;
      done(null, chunk);
    },
    flush(done) {
      if (!isEmpty) digests.set(request, contentDigest(hash.digest('base64')));
      done();
    },
  });
  // A broken connection breaks the copy as well, and the parser reports it.
  return pipeline(payload, listening, () => undefined);
};
