import type { IncomingHttpHeaders } from 'node:http';
import { Transform, type Readable } from 'node:stream';
import { codes } from '#src/contract/codes';
import { ApiError } from './api-error';
import { fewATurn } from '../few-a-turn';

export interface BodyBudget {
  /** Bytes of long bodies that one sender may have here at once, but for the only one that a sender has. */
  readonly ofSender: number;
  /** Of all senders that one budget counts, without exception. */
  readonly inAll: number;
}

const KB = 1024;
const MB = 1024 * KB;
/** A school's browsers send a few thousand bytes each; a workbook has four megabytes. */
export const BODY_BUDGET: BodyBudget = { ofSender: 24 * MB, inAll: 192 * MB };

/**
 * So much of any body costs nothing, so that whoever fills the budget with long bodies keeps nobody from logging in or
 * searching. The number of connections bounds it. Bytes.
 */
export const FREE_OF_BODY = 32 * KB;

const AGAIN_S = 5;

/** Bytes; endless where it is not announced. */
export const lengthOfBody = ({
  'content-length': length,
  'transfer-encoding': coding,
}: IncomingHttpHeaders): number => (coding === undefined ? Number(length ?? 0) || 0 : Infinity);

/**
 * Bounds the memory that bodies take until their calls are answered. What has come counts, not what is announced: an
 * announcement costs its sender nothing.
 */
export const bodyBudget = ({ ofSender, inAll }: BodyBudget = BODY_BUDGET) => {
  const held = new Map<string, number>();
  let total = 0;
  const inTurn = fewATurn(1);
  const add = (sender: string, bytes: number): void => {
    total += bytes;
    const left = (held.get(sender) ?? 0) + bytes;
    if (left > 0) held.set(sender, left);
    else held.delete(sender);
  };
  return {
    /** The same bytes, until there is no room for more: then fails with ApiError 442. */
    count: (body: Readable, sender: string, whenDone: (release: () => void) => void): Readable => {
      let [come, charged] = [0, 0];
      const counted = new Transform({
        transform: (chunk: Buffer, _encoding, done) => {
          come += chunk.length;
          const more = Math.max(0, come - FREE_OF_BODY) - charged;
          const others = (held.get(sender) ?? 0) - charged;
          if (more > 0 && ((others > 0 && others + charged + more > ofSender) || total + more > inAll)) {
            done(
              new ApiError(codes.tooManyRequests, '同时上传的内容过多，请稍后再试', { retryAfterS: AGAIN_S }),
            );
            return;
          }
          add(sender, more);
          charged += more;
          done(null, chunk);
        },
        // Whoever holds back the last bytes of many bodies has them parsed one after the other.
        flush: (done) => inTurn(() => done()),
      });
      whenDone(() => {
        add(sender, -charged);
        charged = 0;
      });
      // Not `pipeline`: it would end the connection before the refusal is sent.
      body.once('error', (error) => counted.destroy(error));
      return body.pipe(counted);
    },
  };
};
