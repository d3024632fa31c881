import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { codes } from '#src/contract/codes';
import type { Envelope } from '#src/contract/envelope';

const PATH = '/dev/faults';
const LONGEST_MS = 60_000;
const MOST_TIMES = 10_000;

const between = (least: number, most: number, name: string) =>
  z.optional(
    z
      .int(`${name} 须为整数`)
      .check(z.minimum(least, `${name} 不小于 ${least}`), z.maximum(most, `${name} 不大于 ${most}`)),
  );

const answersIn = (fault: { statusCode?: unknown; httpStatus?: unknown; drop?: unknown }): number =>
  [fault.statusCode, fault.httpStatus, fault.drop].filter((given) => given !== undefined).length;

const faultBody = z
  .object({
    /** As in the address, without its query: `/home/index`; `/search/*` means all that begin so. */
    path: z.string('缺少 path').check(z.regex(/^\/[^?#]*$/, 'path 以 / 开头，不含 ? 与 #')),
    statusCode: between(0, 9_999, 'statusCode'),
    httpStatus: between(400, 599, 'httpStatus'),
    /** Alone, or before one of the other three. */
    delayMs: between(0, LONGEST_MS, 'delayMs'),
    drop: z.optional(z.literal(true, 'drop 只能是 true')),
    times: z._default(
      z.int('times 须为整数').check(z.minimum(1, 'times 不小于 1'), z.maximum(MOST_TIMES, 'times 过大')),
      1,
    ),
  })
  .check(
    z.refine((fault) => answersIn(fault) <= 1, 'statusCode、httpStatus、drop 只能给出一种'),
    z.refine(
      (fault) => answersIn(fault) === 1 || fault.delayMs !== undefined,
      'statusCode、httpStatus、delayMs、drop 须给出一种',
    ),
  );
export type Fault = z.output<typeof faultBody>;

const envelope = (statusCode: number, businessMsg: string, data: unknown = null): Envelope => ({
  statusCode,
  businessMsg,
  warnMsg: [],
  data,
});

const isHit = ({ path }: Fault, asked: string): boolean =>
  path.endsWith('*') ? asked.startsWith(path.slice(0, -1)) : asked === path;

const answer = (fault: Fault, reply: FastifyReply): FastifyReply | undefined => {
  if (fault.drop) {
    reply.hijack();
    reply.request.raw.socket.destroy();
    return reply;
  }
  const { httpStatus, statusCode } = fault;
  if (httpStatus !== undefined)
    return reply.code(httpStatus).send(envelope(httpStatus, `演示故障：HTTP ${httpStatus}`));
  if (statusCode !== undefined)
    return reply.code(200).send(envelope(statusCode, `演示故障：状态码 ${statusCode}`));
  return undefined;
};

/**
 * For demonstrations and tests: `POST /dev/faults` makes the next `times` matching calls answer with a body code or an
 * HTTP status, late, or not at all (the connection ends); `DELETE /dev/faults` clears. Faults of one path come in the
 * order in which they were asked for. Call it in demo mode alone, before any plugin that registers routes.
 */
export const registerFaults = (app: FastifyInstance): void => {
  let waiting: readonly Fault[] = [];

  const next = (asked: string): Fault | undefined => {
    const found = waiting.find((fault) => isHit(fault, asked));
    if (!found) return undefined;
    const left = { ...found, times: found.times - 1 };
    waiting = waiting.flatMap((fault) => (fault !== found ? [fault] : left.times > 0 ? [left] : []));
    return found;
  };

  app.addHook('onRequest', async (request, reply) => {
    const asked = request.url.split('?')[0] ?? '/';
    // The way back must stay open.
    const fault = asked === PATH ? undefined : next(asked);
    if (!fault) return undefined;
    if (fault.delayMs !== undefined) await wait(fault.delayMs);
    return answer(fault, reply);
  });

  app.post(PATH, async (request, reply) => {
    const { success, data, error } = z.safeParse(faultBody, request.body);
    if (!success) {
      return reply.code(400).send(envelope(codes.badRequest, error.issues[0]?.message ?? '请求参数不正确'));
    }
    waiting = [...waiting, data];
    return envelope(codes.ok, '', { waiting: waiting.length });
  });

  app.delete(PATH, async () => {
    waiting = [];
    return envelope(codes.ok, '', { waiting: 0 });
  });
};
