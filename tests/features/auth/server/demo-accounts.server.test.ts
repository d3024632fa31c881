import type { FastifyInstance } from 'fastify';
import { endDemoLogins } from '#features/auth/server/index';
import { grantAllowance } from '#infra/server/security/login-allowances';
import { grantPermits } from '#infra/server/security/login-permits';
import { migrate } from '#infra/server/postgres/migrate';
import { createApp } from '#src/server/app';
import { codes } from '#src/contract/codes';
import type { Envelope } from '#src/contract/envelope';
import { DEMO_PASSWORD } from '#src/server/demo-accounts';
import { prepareData } from '#src/server/prepare-data';
import { testApp } from '#tests/support/app';
import { auditOf, aVisitor, tokenIn, type LoginData } from './a-visitor';

const demo = testApp();
const { db } = demo;
const DEMO_ONLY = '演示账号只能在演示模式下登录';
const NOBODY = { statusCode: codes.loginRefused, businessMsg: DEMO_ONLY, data: null };
const OVER = { statusCode: codes.sessionOver, businessMsg: DEMO_ONLY };

/** The same database, served in earnest; tickets are redeemed by an account service outside. */
let plain: FastifyInstance;
let service: FastifyInstance;
beforeAll(async () => {
  const { default: fastify } = await import('fastify');
  service = fastify();
  service.post<{ Body: { ticket: string } }>('/', async ({ body }) => ({ globalId: body.ticket }));
  const verifyUrl = await service.listen({ host: '127.0.0.1', port: 0 });
  plain = await createApp({
    database: db.database,
    settings: {
      logLevel: 'silent',
      demo: false,
      accountService: { askUrl: verifyUrl, serviceKey: 'k', verifyUrl, secret: 's' },
    },
    dist: '/nowhere',
  });
});
afterAll(async () => {
  await plain.close();
  await service.close();
});

const form = async <T = LoginData>(
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) => {
  const { body } = await plain.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      uuidHashCode: 'browser',
      'idempotency-key': crypto.randomUUID(),
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  });
  return JSON.parse(body) as Envelope<T>;
};
const byPassword = (username: string) =>
  form('/api/web/loginByAuth', {
    username,
    password: DEMO_PASSWORD,
    deviceId: 'browser',
    rememberLoginStatus: 'true',
  });
const accountOf = async (username: string) => {
  const { rows } = await db.pool.query<{ globalId: string; mobile: string }>(
    'select global_id as "globalId", mobile from account where username = $1',
    [username],
  );
  if (!rows[0]) throw new Error(`no account ${username}`);
  return rows[0];
};
const isDemo = async (username: string): Promise<boolean | undefined> => {
  const { rows } = await db.pool.query<{ is: boolean }>(
    'select is_demo as is from account where username = $1',
    [username],
  );
  return rows[0]?.is;
};

describe('outside of the demo mode a demo account gets in by no way', () => {
  test.each(['publisher', 'member', 'internal', 'employee09'])(
    'not with the password that everybody knows: %s',
    async (username) => expect(await byPassword(username)).toMatchObject(NOBODY),
  );

  test('not by a token for an outside program', async () => {
    const fields = { username: 'publisher', password: DEMO_PASSWORD };
    expect(await form('/pb/api/foreign/encryptLogin', fields)).toMatchObject(NOBODY);
  });

  test('not by a token that was given for it in the demo mode', async () => {
    const given = await demo.form<LoginData>('/pb/api/foreign/encryptLogin', {
      username: 'publisher',
      password: DEMO_PASSWORD,
    });
    expect(await form('/api/web/loginByToken', { accessToken: tokenIn(given) })).toMatchObject(OVER);
  });

  test.each([
    ['sms', '/api/web/loginBySms'],
    ['qr', '/pb/api/web/loginByQrCode'],
  ] as const)('not by a permit of %s', async (by, url) => {
    const { globalId } = await accountOf('personal09');
    await grantPermits(db.pool, { deviceId: 'browser', globalIds: [globalId], by });
    const fields = { globalId, userName: 'personal09', deviceId: 'browser' };
    expect(await form(url, fields)).toMatchObject(NOBODY);
  });

  test('its phone is nobody’s', async () => {
    const url = '/api/web/identityExists?identity=13800000001';
    const asked = async (app: FastifyInstance) =>
      (await app.inject({ url, headers: { uuidHashCode: 'browser' } })).json<Envelope>().data;
    expect(await asked(demo.app())).toEqual({ exists: true });
    expect(await asked(plain)).toEqual({ exists: false });
  });

  test('not by a ticket of the account service', async () => {
    const { globalId } = await accountOf('vip');
    expect(await form('/api/web/loginByTicket', { ticket: globalId })).toMatchObject(NOBODY);
  });

  test('not with the consent of whoever is logged in', async () => {
    const { globalId } = await accountOf('twin');
    await grantAllowance(db.pool, { globalId, deviceId: 'browser' });
    expect(await byPassword('twin')).toMatchObject(NOBODY);
  });

  test('not with a session of the demo mode, nor by renewing a remembered one', async () => {
    const home = aVisitor(demo, 'browser');
    const token = tokenIn(await home.logIn('trial'));
    const alive = () => plain.inject({ url: '/pb/api/web/alive', headers: { accessToken: token } });
    expect((await alive()).json()).toMatchObject(OVER);
    expect(
      await form('/api/web/loginByToken', { accessToken: token }, { cookie: home.cookie() }),
    ).toMatchObject(OVER);
  });

  test.each([
    ['GET', '/dev/outbox'],
    ['GET', '/dev/account?account=vip'],
    ['GET', '/dev/ticket?serviceKey=zaojia-demo'],
    ['GET', '/dev/sign-on'],
    ['POST', '/dev/faults'],
    ['DELETE', '/dev/faults'],
  ] as const)('%s %s is no address', async (method, url) => {
    expect((await plain.inject({ method, url })).statusCode).toBe(404);
  });
});

test('an account of its own enters in both modes', async () => {
  await db.pool.query(
    `insert into account (username, password_hash, global_id)
     select 'colleague', password_hash, 'g-colleague' from account where username = 'vip'`,
  );
  expect(await isDemo('colleague')).toBe(false);
  expect((await byPassword('colleague')).statusCode).toBe(200);
  expect((await demo.logIn('colleague')).envelope.statusCode).toBe(200);
});

test('a start without the demo mode ends the logins of demo accounts, and says how many', async () => {
  const home = aVisitor(demo, 'home');
  await endDemoLogins(db.pool);
  const [token] = [tokenIn(await home.logIn('vip')), tokenIn(await home.logIn('analyst'))];
  const own = tokenIn(await home.logIn('colleague'));
  const said: string[] = [];
  await prepareData({
    database: db.database,
    settings: { demo: false, sampleProjects: 0, sampleUnitPrices: 0 },
    progress: (line) => void said.push(line),
    until: '2025-09',
  });
  expect(said).toEqual(['演示模式已关闭：演示账号的 2 个登录已结束，这些账号不能再登录。']);
  expect(await auditOf(db.pool, 'session.ended-demo')).toBeGreaterThanOrEqual(2);
  expect((await home.alive(token)).envelope).toMatchObject(OVER);
  expect((await home.alive(own)).envelope.statusCode).toBe(200);
});

test('accounts of an older database are recognised by name, with their number or a sample organisation', async () => {
  const make = (name: string, globalId: string, organisation: string | null = null) =>
    db.pool.query(
      `insert into account (username, password_hash, global_id, organisation_id)
       values ($1, '', $2, (select id from organisation where name = $3))
       on conflict (username) do update
         set global_id = excluded.global_id, organisation_id = excluded.organisation_id`,
      [name, globalId, organisation],
    );
  await make('anomaly', '7000000001');
  await make('reviewer', '7000000002', '样例造价咨询二所');
  await make('somebody', '7000000003', '样例造价咨询二所');
  await make('numbered', '60000000051');
  await db.pool.query('alter table account drop column is_demo');
  await db.pool.query('delete from migrations where version = 243');
  expect(await migrate(db.pool)).toEqual(['243.do.demo-accounts.sql']);
  expect(
    await Promise.all(['member', 'publisher', 'enterprise09', 'reviewer', 'reviewer2'].map(isDemo)),
  ).toEqual(Array(5).fill(true));
  expect(await Promise.all(['anomaly', 'somebody', 'numbered', 'colleague'].map(isDemo))).toEqual(
    Array(4).fill(false),
  );
});
