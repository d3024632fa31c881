import { createHash } from 'node:crypto';
import type { Call } from '#src/contract/call';
import { codes } from '#src/contract/codes';
import { header } from '#src/contract/headers';
import type { Connections } from '../postgres/database';
import { runIdempotent, otherContent, type IdempotentCall } from './idempotency-store';
import { presentDevice } from '../security/login-permits';
import { ApiError } from './api-error';
import type { RequestContext, Route } from './route';
import { StreamAnswer } from './stream-answer';

const NAME_FORM = /^[\w-]{16,128}$/;
const NO_NAME = '缺少操作编号（Idempotency-Key），请刷新页面后重试';

/** A member stays the same after logging in again; a visitor is the browser. */
const ownerOf = ({ identity, device, headers }: RequestContext<Call>): readonly [string, string] => {
  if (identity) return ['account', identity.accountId];
  return ['device', device ?? presentDevice(headers)];
};

/** A captcha's result is no part of what is asked for: the same call brings another one when it is sent again. */
const withoutCaptcha = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body, validate: undefined } : body;

const intentionOf = ({ path }: Call, context: RequestContext<Call>): IdempotentCall => {
  const name = context.headers[header.intention];
  if (typeof name !== 'string' || !NAME_FORM.test(name)) throw new ApiError(codes.badRequest, NO_NAME);
  const asked = JSON.stringify([context.query, withoutCaptcha(context.body), context.params]);
  return {
    name: JSON.stringify([...ownerOf(context), path, name]),
    asked: createHash('sha256').update(asked).digest('base64url'),
  };
};

/**
 * Calls whose contract says `once` take effect once for each Idempotency-Key and sender, however often, however
 * simultaneously and to however many servers they are sent within a day; all are given the same answer. Their handlers
 * do everything through `transactionOf(context)`. Answers are kept readable, so a call that gives secrets away must not be
 * one of them; headers a handler sets are not repeated.
 */
export const onceOnly = (database: Pick<Connections, 'transaction'>) => {
  // Repetitions that arrive meanwhile wait here, and hold no connection.
  const underWay = new Map<string, { readonly asked: string; readonly answer: Promise<unknown> }>();

  const answerTo = ({ call, before, handle }: Route, context: RequestContext<Call>): Promise<unknown> => {
    const intention = intentionOf(call, context);
    const { name, asked } = intention;
    const first = underWay.get(name);
    if (first && first.asked !== asked) throw otherContent();
    if (first) return first.answer;
    const once = () =>
      database.transaction((client) =>
        runIdempotent(client, intention, async () => {
          const given: unknown = await handle({ ...context, client });
          if (given instanceof StreamAnswer) throw new Error(`${call.path}: a stream cannot be kept`);
          return given;
        }),
      );
    const answer = (before ? before(context).then(once) : once()).finally(() => underWay.delete(name));
    underWay.set(name, { asked, answer });
    return answer;
  };

  return (apiRoute: Route): Route => {
    const { call, before } = apiRoute;
    if (!call.once && before) throw new Error(`${call.path}: nothing comes before what is no transaction`);
    if (!call.once) return apiRoute;
    if (call.sealed) throw new Error(`${call.path}: what travels sealed must not be kept readable`);
    return { ...apiRoute, handle: async (context) => answerTo(apiRoute, context) };
  };
};
