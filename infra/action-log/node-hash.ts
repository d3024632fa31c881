import { createHash } from 'node:crypto';
import type { Sha256 } from './hash';

/** SHA-256 of Node's own OpenSSL, for the command line and the benches. */
export const nodeHash: Sha256 = {
  hashOfText: (text) => createHash('sha256').update(text).digest('hex'),
  runningHash: () => {
    const hash = createHash('sha256');
    return { add: (text) => void hash.update(text), sofar: () => hash.copy().digest('hex') };
  },
};
