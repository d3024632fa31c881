import { defer, of } from 'rxjs';
import { codes } from '#src/contract/codes';
import type { ApiReply } from '#src/kernel/send';
import type { Layer } from './gateway';

export interface AnswersAtHand {
  /** Data of public calls without parameters, by their path. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Milliseconds since the program was started on the page. */
  readonly age: () => number;
}

/** As long as the server itself answers from memory. */
const LIFE_MS = 60_000;

const replyOf = (data: unknown): ApiReply => ({
  httpStatus: 200,
  statusCode: codes.ok,
  businessMsg: '',
  warnMsg: [],
  data,
});

/**
 * Answers from what came with the page, each call once and only while the page is young; all else is asked.
 *
 *   request    p----p      p = a call whose answer came with the page
 *   send       -----p--k
 *   out        d-------k   d = the data of the page
 */
export const answerFromPage = ({ data, age }: AnswersAtHand): Layer => {
  const left = new Map(Object.entries(data));
  return (send) => (request) =>
    defer(() => {
      const { method, path, query } = request;
      const known = method === 'GET' && !query && age() < LIFE_MS ? left.get(path) : undefined;
      left.delete(path);
      return known === undefined ? send(request) : of(replyOf(known));
    });
};
