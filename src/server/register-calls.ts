import { tokenOf } from '#infra/server/http/token-of';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  preParsingAsyncHookHandler,
  RouteOptions,
} from 'fastify';
import * as z from 'zod/mini';
import type { Identity } from '#infra/server/http/identity';
import type { Signing } from '#infra/server/security/signing/create-signing';
import { bodyBudget, lengthOfBody } from '#infra/server/http/body-budget';
import { queueHooks, type CallLimits } from '#infra/server/http/call-limits';
import { senderOf } from '#infra/server/http/network-of';
import { unfit } from '#infra/server/http/plain-text';
import { ApiError } from '#infra/server/http/api-error';
import { StreamAnswer } from '#infra/server/http/stream-answer';
import { Answer, type Route } from '#infra/server/http/route';
import type { Access, Call } from '#src/contract/call';
import { codes, NO_ACCESS, SESSION_OVER } from '#src/contract/codes';
import { failure, success } from './envelopes';
import { readMultipart } from './multipart';

/** The member behind a token; undefined when it expired or is unknown. Throws ApiError when the server ended it. */
export type Identify = (accessToken: string) => Promise<Identity | undefined>;

const LOG_IN_FIRST = '请先登录';

const may: Readonly<Record<Exclude<Access, 'public' | 'member'>, (identity: Identity) => boolean>> = {
  vip: ({ isVip }) => isVip,
  rights: ({ hasRights }) => hasRights,
  publisher: ({ isPublisher }) => isPublisher,
  analyst: ({ isAnalyst }) => isAnalyst,
};
const refusedWith = {
  vip: codes.vipOnly,
  rights: codes.rightsOnly,
  publisher: codes.rightsOnly,
  analyst: codes.rightsOnly,
};

/** A session that the server ended says so; to a call that is open to visitors it is no session at all. */
const identifyFor = async (isOpen: boolean, token: string, identify: Identify) => {
  try {
    return await identify(token);
  } catch (error) {
    if (isOpen && error instanceof ApiError) return undefined;
    throw error;
  }
};

const admit = async (
  { access, keepsSender }: Pick<Call, 'access' | 'keepsSender'>,
  request: FastifyRequest,
  identify: Identify,
): Promise<Identity | undefined> => {
  const token = tokenOf(request);
  const isOpen = access === 'public' && (keepsSender !== true || token === undefined);
  const identity = token === undefined ? undefined : await identifyFor(isOpen, token, identify);
  if (isOpen) return identity;
  if (token === undefined) throw new ApiError(codes.notLoggedIn, LOG_IN_FIRST);
  if (!identity) throw new ApiError(codes.sessionExpired, SESSION_OVER);
  if (access === 'public' || access === 'member') return identity;
  if (!may[access](identity)) throw new ApiError(refusedWith[access], NO_ACCESS);
  return identity;
};

class Malformed extends Error {}

/** @throws Malformed with the first complaint of the contract, in Chinese. */
const parse = <S extends z.core.$ZodType>(schema: S, value: unknown): z.output<S> => {
  const complaint = unfit(value);
  if (complaint) throw new Malformed(complaint);
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const { message, path } = result.error.issues[0] ?? { message: '', path: [] };
  // Zod's own words are English; only the contract's own messages are shown as they are.
  throw new Malformed(
    /[\u4e00-\u9fff]/.test(message) ? message : `请求参数不正确：${path.join('.') || '内容'}`,
  );
};

const envelopeOf = (answer: unknown) =>
  answer instanceof Answer ? { ...success(answer.data as unknown), ...answer.more } : success(answer);

const answerWith =
  ({ call, handle }: Route, identify: Identify, { signing, limits }: Guards) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      const identity = await admit(call, request, identify);
      const { headers, ip, body } = request;
      await limits?.count(call, { headers, ip, body, identity }, tokenOf(request));
      const answer = await handle({
        query: parse(call.query, request.query ?? {}),
        body: parse(call.body, request.body ?? {}),
        params: parse(z.record(z.string(), z.string()), request.params ?? {}),
        headers: request.headers,
        ip: request.ip,
        log: request.log,
        identity,
        device: signing?.deviceOf(request),
        reply: { setHeader: (name, value) => void reply.header(name, value) },
      });
      if (answer instanceof StreamAnswer) return reply.headers(answer.headers).send(answer.stream);
      await limits?.countRows(call, identity, answer instanceof Answer ? answer.data : answer);
      return envelopeOf(answer);
    } catch (error) {
      if (!(error instanceof Malformed)) throw error;
      return reply.code(400).send(failure(codes.badRequest, error.message));
    }
  };

export interface Guards {
  readonly signing?: Signing | undefined;
  readonly limits?: CallLimits | undefined;
}

/** A place in the queue first, before any work is done; the signature is checked in it. */
const hooksOf = ({ call, lane }: Route, { signing, limits }: Guards) => {
  const signed = signing?.hooksOf(call);
  if (!limits) return signed;
  const { preValidation, onSend } = queueHooks(limits, call.cost, lane);
  return { ...signed, preValidation: [preValidation, ...(signed ? [signed.preValidation] : [])], onSend };
};

/** Who was admitted before the body was read. */
type Admitted = WeakMap<FastifyRequest, Identity>;

/** Whoever sends more than usual is known, and may do so, before it is read. */
const admitFirst =
  ({ call, lane }: Route, identify: Identify, { limits }: Guards, admitted: Admitted) =>
  async (request: FastifyRequest): Promise<void> => {
    await limits?.enter(request, call.cost, lane ?? 'members');
    try {
      const identity = await admit(call, request, identify);
      if (identity) admitted.set(request, identity);
    } finally {
      limits?.leave(request);
    }
  };

/** Nobody would read it. */
const refuseBodyOfGet = async ({ method, headers }: FastifyRequest, reply: FastifyReply): Promise<void> => {
  if (method === 'POST' || lengthOfBody(headers) === 0) return;
  reply.header('connection', 'close');
  throw new ApiError(codes.badRequest, '此请求方式不能带内容');
};

/** Parsed in no time: most calls. Bytes. */
const SHORT = 2_048;

/** Members whose files are read have room of their own, however many networks strangers come from. */
const countBodies = (admitted: Admitted): preParsingAsyncHookHandler => {
  const [ofMembers, ofVisitors] = [bodyBudget(), bodyBudget()];
  return async (request, reply, payload) => {
    if (lengthOfBody(request.headers) <= SHORT) return payload;
    const identity = admitted.get(request);
    const sender = senderOf({ identity, ip: request.ip });
    const budget = identity ? ofMembers : ofVisitors;
    const counted = budget.count(payload, sender, (release) => void reply.raw.once('close', release));
    // What is left of a refused body is not waited for.
    counted.once('error', () => void reply.header('connection', 'close'));
    return counted;
  };
};

/** The one loop that turns contracts into routes. */
export const registerCalls = (
  app: FastifyInstance,
  routes: readonly Route[],
  identify: Identify,
  guards: Guards = {},
): readonly Call[] => {
  // From the beginning, so that refusals have it as well; whoever answers may say otherwise.
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  const admitted: Admitted = new WeakMap();
  app.addHook('onRequest', refuseBodyOfGet);
  app.addHook('preParsing', countBodies(admitted));
  const { bodyLimit: usual = 0 } = app.initialConfig;
  for (const apiRoute of routes) {
    const { method, path, bodyKind, bodyLimit } = apiRoute.call;
    const route: RouteOptions = {
      method,
      url: path,
      ...(bodyLimit && { bodyLimit }),
      ...(bodyLimit && bodyLimit > usual && { onRequest: admitFirst(apiRoute, identify, guards, admitted) }),
      ...(hooksOf(apiRoute, guards) as Partial<RouteOptions>),
      handler: answerWith(apiRoute, identify, guards),
    };
    if (bodyKind === 'multipart') {
      // In a scope of its own, so that no other call takes what a form of another site can send.
      void app.register(async (scope) => {
        readMultipart(scope);
        scope.route(route);
      });
    } else app.route(route);
  }
  return routes.map(({ call }) => call);
};
