import type { FastifyInstance, InjectOptions } from 'fastify';
import { createApp, type AppPlan } from '#src/server/app';
import { DEMO_PASSWORD } from '#src/server/demo-accounts';
import type { Envelope } from '#src/contract/envelope';
import { testDatabase } from './database';
import { PATIENT_LIMITS } from './patient-limits';
import { regionsAndMembers } from './prepared';

export interface Answered<T = unknown> {
  readonly httpStatus: number;
  readonly envelope: Envelope<T>;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** The whole server over a fresh database with regions and demo accounts. */
export const testApp = (more: Partial<AppPlan['settings']> = {}) => {
  const db = testDatabase({ prepared: regionsAndMembers });
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await createApp({
      database: db.database,
      settings: { logLevel: 'silent', demo: true, ...more },
      limits: PATIENT_LIMITS,
      dist: '/nowhere',
    });
  });
  afterAll(() => app.close());

  const ask = async <T = unknown>(options: InjectOptions): Promise<Answered<T>> => {
    const { statusCode, headers, body } = await app.inject(options);
    return { httpStatus: statusCode, headers, envelope: JSON.parse(body) as Envelope<T> };
  };
  const form = <T = unknown>(
    url: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ) =>
    ask<T>({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  const logIn = (username: string, password = DEMO_PASSWORD, remember = true) =>
    form<{ accessToken: string; globalId: string; isNewUser: boolean; expireIn: number } | null>(
      '/api/web/loginByAuth',
      {
        username,
        password,
        deviceId: 'test-device',
        rememberLoginStatus: String(remember),
      },
    );
  const tokenOf = async (username: string, remember = true) => {
    const { envelope } = await logIn(username, DEMO_PASSWORD, remember);
    if (!envelope.data) throw new Error(`${username} could not log in: ${envelope.businessMsg}`);
    return envelope.data.accessToken;
  };
  return {
    db,
    ask,
    form,
    logIn,
    tokenOf,
    app: () => app,
  };
};
