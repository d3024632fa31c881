import type { FastifyRequest } from 'fastify';
import { codes } from '#src/contract/codes';
import { ApiError } from './api-error';
import { networkOf } from './network-of';

export interface BodyBudget {
  /** Bytes of bodies that one network may have here at once, read or still to come. */
  readonly ofNetwork: number;
  readonly inAll: number;
}

const MB = 1024 * 1024;
/** A school's browsers send a few thousand bytes each; a workbook has four megabytes. */
export const BODY_BUDGET: BodyBudget = { ofNetwork: 24 * MB, inAll: 192 * MB };

const AGAIN_S = 5;

/** What is announced counts, not what has come: it is held until the call is answered or the connection lost. */
const announced = ({ headers, routeOptions }: FastifyRequest): number => {
  const most = routeOptions.bodyLimit;
  if (headers['transfer-encoding'] !== undefined) return most;
  return Math.min(Number(headers['content-length'] ?? 0) || 0, most);
};

/** Bounds the memory that bodies take before anybody is known: a place is taken before the first byte is read. */
export const bodyBudget = ({ ofNetwork, inAll }: BodyBudget = BODY_BUDGET) => {
  const held = new Map<string, number>();
  let total = 0;
  return {
    /** @throws ApiError 442 */
    take: (request: FastifyRequest, whenDone: (release: () => void) => void): void => {
      const bytes = announced(request);
      if (bytes === 0) return;
      const network = networkOf(request.ip);
      const own = held.get(network) ?? 0;
      // Whoever has nothing here yet is let in however long the body: nobody is shut out by a limit alone.
      if (own > 0 && (own + bytes > ofNetwork || total + bytes > inAll))
        throw new ApiError(codes.tooManyRequests, '同时上传的内容过多，请稍后再试', { retryAfterS: AGAIN_S });
      held.set(network, own + bytes);
      total += bytes;
      whenDone(() => {
        total -= bytes;
        const left = (held.get(network) ?? 0) - bytes;
        if (left > 0) held.set(network, left);
        else held.delete(network);
      });
    },
  };
};
