import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { reportTokenOf } from '#infra/server/security/refused-logins';
import type { TrustedProxies } from '#infra/server/http/trust-proxy';
import { createApp } from '#src/server/app';
import { testDatabase } from '#tests/support/database';

const db = testDatabase();
const PROXY = '127.0.0.1';
beforeAll(() =>
  db.pool.query(
    `insert into account (username, password_hash, global_id) select 'a' || n, '', 'g-' || n from generate_series(0, 30) n`,
  ),
);
/** Forms of somebody shut out, from one network in an hour. */
const LIMIT = 30;

const report = async (app: FastifyInstance, visitor: string, account: number) => {
  const { body } = await app.inject({
    method: 'POST',
    url: '/pb/api/web/recordLimitationInfo',
    remoteAddress: PROXY,
    headers: { 'x-forwarded-for': visitor, 'idempotency-key': randomUUID(), uuidhashcode: 'a-browser' },
    payload: {
      account: await reportTokenOf(db.pool, `g-${account}`),
      userName: '张三',
      telephone: '13800000001',
      appName: 'zaojia-portal',
    },
  });
  return (JSON.parse(body) as { readonly statusCode: number }).statusCode;
};
const appWith = (trustedProxies?: TrustedProxies) =>
  createApp({
    database: db.database,
    settings: { logLevel: 'silent', demo: true, trustedProxies },
    dist: '/nowhere',
  });
const spend = async (app: FastifyInstance, visitor: string) => {
  for (let count = 0; count < LIMIT; count += 1) {
    expect(await report(app, visitor, count)).toBe(200);
  }
};

test('behind a trusted proxy every visitor has a budget of their own', async () => {
  const app = await appWith(['loopback']);
  await spend(app, '203.0.113.7');
  expect(await report(app, '203.0.113.7', LIMIT)).not.toBe(200);
  expect(await report(app, '198.51.100.9', LIMIT)).toBe(200);
  await app.close();
});

test('without one, whatever a visitor claims to be forwarded for changes nothing', async () => {
  const app = await appWith();
  await spend(app, '203.0.113.8');
  expect(await report(app, '198.51.100.10', LIMIT)).not.toBe(200);
  await app.close();
});
