import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import * as z from 'zod/mini';
import type { Challenge, Purpose } from '#features/captcha/contract';
import { captchaServer } from '#features/captcha/server/index';
import { captchaGuard } from '#infra/server/security/captcha';
import { route } from '#infra/server/http/route';
import { defineCall } from '#src/contract/call';
import type { Envelope } from '#src/contract/envelope';
import { answerErrors } from '#src/server/answer-errors';
import { registerCalls } from '#src/server/register-calls';
import { testDatabase } from '#tests/support/database';

const guardedCall = defineCall({
  method: 'POST',
  path: '/guarded',
  access: 'public',
  bodyKind: 'form',
  summary: 'guarded',
  body: z.object({ validate: z.optional(z.string()) }),
  data: z.string(),
});

/** The captcha and one call that asks for it, for the purpose sms, over a fresh database. */
export const captchaApp = () => {
  const db = testDatabase();
  let app: FastifyInstance;
  beforeAll(async () => {
    app = fastify();
    await app.register(formbody);
    answerErrors(app);
    const guard = captchaGuard(db.pool);
    const guarded = route(guardedCall, async (ask) => {
      await guard(ask, 'sms');
      return 'served';
    });
    registerCalls(app, [...captchaServer({ pool: db.pool }).routes, guarded], async () => undefined);
  });
  afterAll(() => app.close());

  const ask = async <T = unknown>(options: InjectOptions) => {
    const { body, headers, statusCode } = await app.inject(options);
    return { httpStatus: statusCode, headers, envelope: JSON.parse(body) as Envelope<T> };
  };
  const challengeAt = async (url: string, remoteAddress = '198.51.100.1'): Promise<Challenge> =>
    (await ask<Challenge>({ method: 'GET', url, remoteAddress })).envelope.data;
  const challengeFor = (purpose: Purpose, from?: string) =>
    challengeAt(`/pb/api/captcha/challenge?purpose=${purpose}`, from);
  const guarded = async (headers: Record<string, string> = {}, fields: Record<string, string> = {}) =>
    (
      await ask({
        method: 'POST',
        url: '/guarded',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: new URLSearchParams(fields).toString(),
      })
    ).envelope;
  return { db, ask, challengeAt, challengeFor, guarded };
};
