import { hashOfText, shortHashOf } from './hash';
import type { RequestLine } from './log';

/** Nothing for blobs and streams. */
export const bodyHash = (body: unknown): { bh?: string } => {
  try {
    return { bh: shortHashOf(body) };
  } catch (error) {
    if (error instanceof TypeError) return {};
    throw error;
  }
};

/** Rolls over the requests in their order: method, address and body count, times do not. */
export const requestsHash = () => {
  let hash = hashOfText('');
  return {
    add: ({ m, u, b }: RequestLine): void => {
      hash = hashOfText(`${hash} ${m} ${u} ${bodyHash(b).bh ?? ''}`);
    },
    sofar: (): string => hash,
  };
};
