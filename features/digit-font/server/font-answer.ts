import { Readable } from 'node:stream';
import { StreamAnswer } from '#infra/server/http/sse';

const MS = 1_000;

/** The file in the place of the envelope; whoever got it may keep it for as long as it is theirs. */
export const fontAnswer = (file: Buffer, lifeMs: number): StreamAnswer =>
  Object.assign(new StreamAnswer(Readable.from([file])), {
    headers: {
      'content-type': 'font/woff2',
      'content-length': String(file.length),
      'cache-control': `private, max-age=${Math.floor(lifeMs / MS)}, immutable`,
      // Another session of the same browser asks for itself.
      vary: 'accesstoken',
    },
  });
