import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '#infra/server/http/api-error';
import { lengthOfBody } from '#infra/server/http/body-budget';
import { codes } from '#src/contract/codes';
import { failure } from './envelopes';

/** Where a limit does not tell when it ends. Seconds. */
const RETRY_AFTER_S = 60;

/** What Fastify itself refuses, in words a member understands. */
const byHttpStatus: Readonly<Record<number, string>> = {
  400: '请求内容的格式不正确',
  404: '没有这个地址',
  405: '这个地址不支持该请求方式',
  408: '请求超时，请重试',
  413: '提交的内容过大',
  414: '请求地址过长',
  415: '不支持的内容类型，请使用 JSON 或表单',
  431: '请求头过大',
};

/**
 * PostgreSQL classes 08 connection, 53 resources, 57 operator intervention, and a lock that was not had in time; a
 * database that cannot be reached, and a process that may open no further connection or file.
 */
const UNAVAILABLE_CODE = /^(08|53|57|55P03)|^E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|MFILE|NFILE)$/;
/** What the driver says without a code. */
const UNAVAILABLE_MESSAGES = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Cannot use a pool after',
  'Query read timeout',
  'is not queryable',
];
/** Seconds in which a database that was killed is back. */
const RETRY_UNAVAILABLE_S = 3;
const NOTED_EVERY_MS = 1_000;

const isUnavailable = ({ code = '', message = '' }: Partial<FastifyError>) =>
  UNAVAILABLE_CODE.test(code) || UNAVAILABLE_MESSAGES.some((part) => message.includes(part));

/** An outage has thousands of failed requests: one line a second tells how many, without stacks. */
const outageLog = (now: () => number) => {
  let notedAt = -Infinity;
  let unnoted = 0;
  return ({ log }: FastifyRequest, { message }: Error): void => {
    unnoted += 1;
    if (now() - notedAt < NOTED_EVERY_MS) return;
    log.warn({ reason: message, failed: unnoted }, 'database unavailable');
    [notedAt, unnoted] = [now(), 0];
  };
};

const send = (reply: FastifyReply, httpStatus: number, statusCode: number, businessMsg: string) =>
  reply.code(httpStatus).type('application/json; charset=utf-8').send(failure(statusCode, businessMsg));

export type AnswerError = (
  error: FastifyError | ApiError,
  request: FastifyRequest,
  reply: FastifyReply,
) => FastifyReply;

/** Also for what Fastify refuses before any route is looked for. `now` in milliseconds; `note` hears of every failure. */
export const errorAnswers = (
  now: () => number = () => performance.now(),
  note: (error: FastifyError) => void = () => undefined,
): AnswerError => {
  const noteOutage = outageLog(now);
  return (error, request, reply) => {
    if (error instanceof ApiError) {
      const { statusCode, businessMsg, more } = error;
      if (statusCode === codes.tooManyRequests || more.retryAfterS !== undefined)
        void reply.header('retry-after', String(more.retryAfterS ?? RETRY_AFTER_S));
      // The protocol's own codes travel on HTTP 200; a form that cannot be read at all is HTTP 400.
      return reply.code(200).send({
        ...failure(statusCode, businessMsg, more.data),
        ...(more.callbackAddress && { callbackAddress: more.callbackAddress }),
      });
    }
    const httpStatus = error.statusCode ?? 500;
    if (httpStatus >= 400 && httpStatus < 500) {
      return send(
        reply,
        httpStatus,
        httpStatus === 404 ? codes.notFound : codes.badRequest,
        byHttpStatus[httpStatus] ?? '请求无法处理',
      );
    }
    note(error);
    if (isUnavailable(error)) {
      noteOutage(request, error);
      return send(
        reply.header('retry-after', RETRY_UNAVAILABLE_S),
        503,
        codes.unavailable,
        '系统繁忙，请稍后再试',
      );
    }
    request.log.error({ err: error }, 'request failed');
    return send(reply, 500, codes.serverError, `系统出现错误，请稍后再试（编号 ${request.id}）`);
  };
};

/** No answer leaves without an envelope, and none carries a stack or the database's words. */
export const answerErrors = (app: FastifyInstance, answerError: AnswerError = errorAnswers()): void => {
  app.setErrorHandler<FastifyError | ApiError>(
    (error, request, reply) => void answerError(error, request, reply),
  );
  const answerNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const url = request.url.split('?')[0] ?? '/';
    const isOtherMethod = ['GET', 'POST'].some((method) => app.hasRoute({ method, url }));
    const httpStatus = isOtherMethod ? 405 : 404;
    return send(
      reply,
      httpStatus,
      isOtherMethod ? codes.badRequest : codes.notFound,
      byHttpStatus[httpStatus] ?? '',
    );
  };
  app.setNotFoundHandler(answerNotFound);
  // A body that nobody will read is not waited for.
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404 || lengthOfBody(request.headers) === 0) return;
    return answerNotFound(request, reply.header('connection', 'close'));
  });
};
