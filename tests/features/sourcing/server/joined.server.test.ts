import type { FastifyInstance } from 'fastify';
import { createApp } from '#src/server/app';
import { testApp } from '#tests/support/app';

const { db, ask, tokenOf } = testApp();

const rebar = {
  kind: 'material',
  name: '螺纹钢',
  specification: 'HRB400E',
  quantity: '12',
  unit: 't',
  areaId: '20',
  neededBy: '2999-12-31',
  contactName: '王工',
  contactMobile: '13800000001',
  note: '',
};
const rightsAt = async (app: FastifyInstance, accesstoken: string) => {
  const { body } = await app.inject({
    method: 'POST',
    url: '/pb/api/web/queryRights',
    headers: { accesstoken },
  });
  return (JSON.parse(body) as { data: { canUseSourcing: boolean } }).data;
};

test('[ROLE-018][ROUTE-011] over the wire: partner walks the whole flow, partneroff is refused', async () => {
  const accesstoken = await tokenOf('partner');
  const get = (url: string, headers = {}) =>
    ask<never>({ method: 'GET', url, headers: { accesstoken, ...headers } });
  const { envelope: app } = await get('/pb/api/m2/getOpenToken');
  const { envelope: user } = await get('/pb/api/m2/getOpenUserRights');
  const shown = {
    'm2-app-token': (app.data as { appToken: string }).appToken,
    'm2-user-token': (user.data as { userToken: string }).userToken,
  };
  const publish = () =>
    ask<{ id: string }>({
      method: 'POST',
      url: '/pb/api/m2/publishSourcing',
      headers: { accesstoken, 'idempotency-key': 'a-sourcing-of-rebar' },
      payload: rebar,
    });
  const first = await publish();
  expect(first.envelope).toMatchObject({ statusCode: 200, data: { id: expect.any(String) as string } });
  // A press that is sent twice publishes once.
  expect((await publish()).envelope.data).toEqual(first.envelope.data);
  expect((await get('/pb/api/m2/mySourcing?page=1')).envelope.data).toMatchObject({ total: 1 });
  const matched = await get(`/pb/api/m2/supplierMatchList?sourcingId=${first.envelope.data.id}`, shown);
  expect(matched.envelope.data).toMatchObject({ isDemo: true });

  const off = await tokenOf('partneroff');
  const refused = await ask({ method: 'GET', url: '/pb/api/m2/mySourcing', headers: { accesstoken: off } });
  expect(refused.envelope).toMatchObject({ statusCode: 821, businessMsg: '您暂无访问权限！' });
});

test('[ROLE-018] without a configured partner the rights call lets nobody in', async () => {
  const accesstoken = await tokenOf('partner');
  await db.pool.query(`update account set is_demo = false where username = 'partner'`);
  const plain = await createApp({
    database: db.database,
    settings: { logLevel: 'silent', demo: false },
    dist: '/nowhere',
  });
  try {
    expect(await rightsAt(plain, accesstoken)).toMatchObject({ canUseSourcing: false });
  } finally {
    await plain.close();
  }
});

test.each(['/home/index', '/home/queryOutline', '/home/recommendData', '/home/slRecommendData'])(
  '[CALL-036][CALL-045][CALL-046][CALL-047] %s answers everybody',
  async (url) => {
    const { httpStatus, envelope } = await ask({ method: 'GET', url });
    expect([httpStatus, envelope.statusCode]).toEqual([200, 200]);
  },
);

test('[CALL-034][HEADER-014] a call says who may publish', async () => {
  const rightsOf = async (name: string) => {
    const accesstoken = await tokenOf(name);
    const { envelope } = await ask<{ canPublish: boolean }>({
      method: 'POST',
      url: '/pb/api/web/queryRights',
      headers: { accesstoken },
    });
    return envelope.data.canPublish;
  };
  expect(await rightsOf('publisher')).toBe(true);
  expect(await rightsOf('vip')).toBe(false);
});
