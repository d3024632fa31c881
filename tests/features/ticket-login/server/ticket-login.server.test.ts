import { randomUUID } from 'node:crypto';
import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance } from 'fastify';
import { registerSignOnImage, redeemOwn, ticketLoginServer } from '#features/ticket-login/server/index';
import { onceOnly } from '#infra/server/http/once-only';
import { Answer } from '#infra/server/http/route';
import { codes } from '#src/contract/codes';
import type { Envelope } from '#src/contract/envelope';
import { answerErrors } from '#src/server/answer-errors';
import { registerCalls } from '#src/server/register-calls';
import { testDatabase } from '#tests/support/database';
import { members } from '#tests/support/prepared';

const db = testDatabase({ prepared: members });
let app: FastifyInstance;
const opened: string[] = [];
const accountOf = async (username: string) =>
  (
    await db.pool.query<{ id: string; globalId: string }>(
      'select id::text as id, global_id as "globalId" from account where username = $1',
      [username],
    )
  ).rows[0]!;

beforeAll(async () => {
  app = fastify();
  await app.register(formbody);
  answerErrors(app);
  registerSignOnImage(app, db.pool);
  const openSessionFor = ({ globalId }: { readonly globalId: string }) => {
    opened.push(globalId);
    return Promise.resolve(new Answer({ accessToken: `token of ${globalId}`, globalId }, { id: 'family' }));
  };
  const routes = [
    ...ticketLoginServer({
      database: db.database,
      redeem: redeemOwn(db.pool),
      openSessionFor,
      hasStandIn: true,
    }).routes,
  ].map(onceOnly(db.database));
  registerCalls(app, routes, async (token) => {
    const [username = '', sessionId = '00000000-0000-7000-8000-000000000001'] = token.split(' ');
    const { id: accountId, globalId } = await accountOf(username);
    const rights = { isVip: false, hasRights: false, isAnalyst: false, isPublisher: false };
    return { sessionId, accountId, globalId, accountName: username, ...rights };
  });
});
afterAll(() => app.close());

const get = async (url: string, cookie = '') => {
  const { headers, body } = await app.inject({ url, headers: { cookie } });
  return {
    cookies: [headers['set-cookie'] ?? []].flat(),
    ...(JSON.parse(body) as Envelope<{ ticket: string | null }>),
  };
};
const post = async <T = unknown>(url: string, payload: object, accesstoken = '', more: object = {}) => {
  const { body } = await app.inject({ method: 'POST', url, payload, headers: { accesstoken, ...more } });
  return JSON.parse(body) as Envelope<T> & { readonly id?: string };
};
const ticketUrl = (serviceKey = 'zaojia-demo', timestamp = Date.now()) =>
  `/dev/ticket?timestamp=${timestamp}&serviceKey=${serviceKey}`;
const ticketOf = async (account: string) => (await get(ticketUrl(), `dev_account=${account}`)).data.ticket!;
const logIn = (ticket: string) => post('/api/web/loginByTicket', { ticket });
/** A log-in by a ticket that was issued for the product, or for none. */
const enteredFrom = async (username: string, source?: string): Promise<string> => {
  const { rows } = await db.pool.query<{ id: string }>(
    `insert into login_family (id, account_id, device_id, remembered, created_at, expires_at, source)
     select gen_random_uuid(), id, '', false, now(), now() + interval '1 day', $2 from account where username = $1
     returning id::text`,
    [username, source],
  );
  return `${username} ${rows[0]!.id}`;
};
const addBusiness = async (
  username: string,
  source: string,
  {
    globalId,
    intention = randomUUID(),
    from = source,
  }: { readonly globalId?: string; readonly intention?: string; readonly from?: string | null } = {},
) => {
  const token = await enteredFrom(username, from ?? undefined);
  const body = {
    globalId: globalId ?? (await accountOf(username)).globalId,
    accountName: username,
    passwordMobile: '138****0001',
    source,
  };
  return post<{ firstTrial: boolean }>('/pb/api/web/externalAdditionalBusiness', body, token, {
    'idempotency-key': intention,
  });
};

test('[CALL-075] the stand-in issues tickets for whoever is logged in there', async () => {
  const { cookies } = await get('/dev/account?account=vip&source=gccp');
  expect(cookies.join()).toContain('dev_account=vip');
  expect(cookies.join()).toContain('source_product=gccp');
  expect((await get(ticketUrl(), 'a=b; dev_account=vip')).data.ticket).toMatch(/^[\w-]{43}$/);
  expect((await get(ticketUrl())).data.ticket).toBeNull();
});

test('the stand-in wants its key and the time', async () => {
  expect((await get(ticketUrl('wrong'), 'dev_account=vip')).statusCode).toBe(400);
  expect((await get(ticketUrl('zaojia-demo', 1_600_000_000_000), 'dev_account=vip')).statusCode).toBe(400);
});

test('[CALL-010] a ticket opens a session for its account', async () => {
  const { globalId } = await accountOf('vip');
  expect(await logIn(await ticketOf('vip'))).toMatchObject({
    statusCode: 200,
    id: 'family',
    data: { globalId },
  });
});

test('a ticket is good once, however many show it at the same time', async () => {
  const ticket = await ticketOf('vip');
  const replies = await Promise.all(Array.from({ length: 8 }, () => logIn(ticket)));
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(replies.filter(({ statusCode }) => statusCode === 460)).toHaveLength(7);
});

test('a ticket that ran out, is invented, or meant for the picture opens nothing', async () => {
  const before = opened.length;
  const old = await ticketOf('vip');
  await db.pool.query(`update login_ticket set expires_at = now() - interval '1 second'`);
  const { data } = await post<{ ticket: string }>('/pb/api/web/getSignOnTicket', {}, 'vip');
  for (const ticket of [old, 'invented', data.ticket])
    expect(await logIn(ticket)).toMatchObject({ statusCode: 460, businessMsg: '票据已失效，请重新登录' });
  expect(opened).toHaveLength(before);
});

test('the database holds no ticket', async () => {
  const ticket = await ticketOf('vip');
  const { rows } = await db.pool.query('select * from login_ticket');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(ticket);
});

test('[SESSION-030] the picture spends the ticket of a login and ends the session there at a logout', async () => {
  const { data } = await post<{ ticket: string }>('/pb/api/web/getSignOnTicket', {}, 'vip');
  const picture = (query: string) => app.inject({ url: `/dev/sign-on?${query}` });
  const first = await picture(`action=login&token=${data.ticket}`);
  expect(first.headers).toMatchObject({ 'content-type': 'image/gif', 'x-sign-on': 'accepted' });
  expect((await picture(`action=login&token=${data.ticket}`)).headers['x-sign-on']).toBe('refused');
  expect((await picture('action=logout')).headers['set-cookie']).toContain('dev_account=; Path=/dev/;');
});

test('[CALL-026] [SESSION-015] the first product of a member without a trial gives seven days, once', async () => {
  const replies = await Promise.all([addBusiness('member', 'gccp'), addBusiness('member', 'gtj')]);
  expect(replies.map(({ data }) => data.firstTrial).sort()).toEqual([false, true]);
  expect((await addBusiness('member', 'gccp')).data.firstTrial).toBe(false);
  const { rows } = await db.pool.query(
    `select is_trial, has_applied, round(extract(epoch from vip_until - now()) / 86400)::int as days
     from account where username = 'member'`,
  );
  expect(rows).toEqual([{ is_trial: true, has_applied: true, days: 7 }]);
});

test('[CALL-026] whoever did not hear that a trial was given is told the same when they ask again', async () => {
  await db.pool.query(
    `update account set vip_until = null, is_trial = false, has_applied = false where username = 'member'`,
  );
  const again = { intention: randomUUID() };
  const replies = await Promise.all(Array.from({ length: 4 }, () => addBusiness('member', 'gccp', again)));
  replies.push(await addBusiness('member', 'gccp', again));
  expect(replies.map(({ data }) => data.firstTrial)).toEqual([true, true, true, true, true]);
  expect((await addBusiness('member', 'gtj', again)).statusCode).toBe(codes.conflict);
});

test('[SESSION-014] a product is put on record after a ticket login that came from it, and nothing made up', async () => {
  await db.pool.query(`update account set vip_until = null, has_applied = false where username = 'newcomer'`);
  for (const from of [null, 'gtj'])
    expect(await addBusiness('newcomer', 'no-such-product', { from })).toMatchObject({
      statusCode: 400,
      businessMsg: '只有票据登录后可以登记来源产品，且须是票据所带的产品',
    });
  const standing = () =>
    db.pool.query(
      `select has_applied, vip_until is null as "isNoVip", (select count(*)::int from source_product where account_id = id)
       from account where username = 'newcomer'`,
    );
  expect((await standing()).rows).toEqual([{ has_applied: false, isNoVip: true, count: 0 }]);
  expect((await addBusiness('newcomer', 'gtj')).data.firstTrial).toBe(true);
});

test('VIPs and members who had their trial get none', async () => {
  expect((await addBusiness('vip', 'gccp')).data.firstTrial).toBe(false);
  expect((await addBusiness('norights', 'gccp')).data.firstTrial).toBe(false);
});

test('nobody adds a product for another', async () => {
  const { globalId } = await accountOf('norights');
  expect((await addBusiness('vip', 'gccp', { globalId })).statusCode).toBe(820);
});
