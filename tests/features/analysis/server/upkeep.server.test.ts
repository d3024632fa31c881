import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import {
  addWebhookCall,
  erasePersonCall,
  overviewCall,
  privacyCall,
  removeWebhookCall,
  seriesCall,
  setRetentionCall,
  tabsCall,
  testWebhookCall,
  webhooksCall,
} from '#features/analysis/contract/index';
import { noteAlerts } from '#features/analysis/server/alerts-upkeep';
import { deliverAlerts, signatureOf } from '#features/analysis/server/deliver-alerts';
import { forgetSections } from '#features/tracking/server/retention';
import type { Identity } from '#infra/server/http/identity';
import { DAY, someFacts } from './some-facts';

const { db, ask, analyst, happen, bodyOf, track } = someFacts();
const rows = async (sql: string, values: readonly unknown[] = []) =>
  (await db.pool.query<Record<string, unknown>>(sql, [...values])).rows;
let plain: Identity;
let admin: Identity;
beforeAll(async () => {
  [plain, admin] = [await analyst(), await analyst()];
  await db.pool.query('update account set is_analyst = true, is_internal = id = $1', [admin.accountId]);
});
beforeEach(() =>
  db.pool.query(
    `truncate event, event_hour, event_day_sum, event_tab, event_bad, delivery_hour, event_retention, behavior_erasure,
       alert_webhook, alert_open, alert_delivery`,
  ),
);
const daysAgo = (days: number) =>
  new Date(Date.now() + 8 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10);

describe('a section may be kept for fewer days than all', () => {
  const set = (section: string, days?: number, identity = admin) =>
    ask(setRetentionCall, { identity, body: { section, ...(days !== undefined && { days }) } });

  test('its older facts go, some at a time; those of others, and the sums, stay', async () => {
    await set('20', 30);
    await happen(
      ...[29, 31, 40].flatMap((days) => [
        { fncode: '200104', day: daysAgo(days), query: { n: 1 } },
        { fncode: '100104', day: daysAgo(days) },
      ]),
    );
    expect(await forgetSections(db.pool, 1)).toBe(1);
    expect(await forgetSections(db.pool, 100)).toBe(1);
    expect(await forgetSections(db.pool, 100)).toBe(0);
    expect(await rows('select fncode, count(*)::int as count from event group by 1 order by 1')).toEqual([
      { fncode: '100104', count: 3 },
      { fncode: '200104', count: 1 },
    ]);
    expect(await rows(`select sum(events) as events from event_day_sum where fncode = '200104'`)).toEqual([
      { events: 3 },
    ]);
  });

  test('it is shown with who set it, and can be taken back', async () => {
    await set('20', 30);
    const { sections, eventDays } = await ask(privacyCall, { identity: plain });
    expect(eventDays).toBe(400);
    expect(sections.find(({ section }) => section === '20')).toMatchObject({
      name: '搜索与筛选',
      days: 30,
      by: admin.accountName,
    });
    await set('20');
    expect(await rows('select from event_retention')).toEqual([]);
  });

  test('only an admin sets it, of a section there is, and for no longer than all', async () => {
    await expect(set('20', 30, plain)).rejects.toThrow('仅向同时有内部权限的分析账号开放');
    await expect(set('77', 30)).rejects.toThrow('没有这个板块');
    await expect(set('20', 401)).rejects.toThrow('全部事件最多保存 400 天');
  });
});

describe('one person', () => {
  const erase = (how: 'anonymous' | 'deleted', account = 'zhang', identity = admin) =>
    ask(erasePersonCall, { identity, body: { account, how } });
  beforeEach(async () => {
    await happen(
      { fncode: '100104', tab: 'shared', sequence: 0, device: 'laptop' },
      { fncode: '100104', tab: 'shared', sequence: 1, device: 'laptop', account: 'zhang' },
      { fncode: '100104', tab: 'shared', sequence: 2, device: 'laptop', account: 'li' },
      { fncode: '100104', tab: 'own', sequence: 0, device: 'phone', account: 'zhang' },
    );
    await track({ ...bodyOf({ fncode: '100104' }), query: 'no JSON' });
    await db.pool.query(`update event_bad set body = body || '{"accountName":"zhang"}'`);
  });

  test('loses the name, the browser and the tabs; the facts stay, those of others untouched', async () => {
    const { erased, anonymised, receipt } = await erase('anonymous');
    expect([erased, anonymised]).toEqual([1, 2]);
    expect(receipt).toMatch(/^SC[2-9A-HJ-NP-Z]{10}$/);
    const facts = await rows('select account_name, device, tab from event order by account_name nulls first');
    expect(facts).toHaveLength(4);
    expect(facts.at(-1)).toEqual({ account_name: 'li', device: 'laptop', tab: 'shared' });
    for (const fact of facts.slice(0, 3)) {
      expect(fact).toMatchObject({ account_name: null, device: null });
      expect(fact.tab).toMatch(/^x[0-9a-f]{24}$/);
    }
    expect(await rows(`select from event_tab where account_name = 'zhang' or tab = 'own'`)).toEqual([]);
    expect(await rows('select from event_bad')).toEqual([]);
    expect(await rows('select sum(events) as events from event_day_sum')).toEqual([{ events: 4 }]);
  });

  test('is deleted whole where that is asked, tabs without facts included', async () => {
    expect(await erase('deleted')).toMatchObject({ erased: 4, anonymised: 0 });
    expect(await rows('select distinct account_name, tab from event order by account_name')).toEqual([
      { account_name: 'li', tab: 'shared' },
    ]);
    const { tabs } = await ask(tabsCall, { query: { from: DAY, to: DAY } });
    expect(tabs.map(({ tab }) => tab)).toEqual(['shared']);
  });

  test('the receipt stands on the screen with who did it, and the deed among those of analysts', async () => {
    const { receipt } = await erase('anonymous');
    const { erasures, access } = await ask(privacyCall, { identity: plain });
    expect(erasures[0]).toMatchObject({ receipt, erased: 1, anonymised: 2, by: admin.accountName });
    expect(access[0]).toMatchObject({ what: `去掉身份：回执 ${receipt}`, by: admin.accountName });
    expect(
      await rows(`select count(*)::int as count from audit where event = 'behavior.erased-for-person'`),
    ).toEqual([{ count: expect.any(Number) }]);
  });

  test('nobody but an admin erases, and nobody who is not there is erased', async () => {
    await expect(erase('deleted', 'zhang', plain)).rejects.toThrow('仅向同时有内部权限的分析账号开放');
    await expect(erase('deleted', 'nobody')).rejects.toThrow('没有这个账号');
  });

  test('ten thousand facts of one go together with their receipt', async () => {
    await db.pool.query(
      `insert into event (id, day, happened_at, fncode, account_name, tab)
       select gen_random_uuid(), event_day(now()), now(), '100104', 'heavy', 'tab-' || n / 20 from generate_series(1, 10000) n`,
    );
    expect(await erase('deleted', 'heavy')).toMatchObject({ erased: 10_000 });
  });
});

test('a fact of a code that is sent in part counts for what it stands for, a stranger’s for one', async () => {
  const sampled = (at: number, account = 'zhang') => {
    const body = bodyOf({ fncode: '900103', sequence: at, account });
    const { _e } = JSON.parse(body.query) as { _e: object };
    return { ...body, query: JSON.stringify({ _e: { ..._e, sr: 0.1 } }) };
  };
  for (let at = 0; at < 3; at += 1) await track(sampled(at));
  await happen({ fncode: '900103' });
  await track(sampled(4, ''));
  const { points } = await ask(seriesCall, { query: { from: DAY, to: DAY, by: 'none' } });
  expect(points.map(({ events }) => events)).toEqual([32]);
  const { events } = await ask(overviewCall, { query: { from: DAY, to: DAY } });
  expect(events).toBe(32);
  await track({ ...sampled(9), query: sampled(9).query.replace('0.1', '0') });
  expect(await rows('select reason from event_bad')).toEqual([{ reason: 'envelope: sr' }]);
});

test('many that cannot be read at once are each kept and counted', async () => {
  await Promise.all(
    Array.from({ length: 60 }, (_, at) => track({ fncode: '100104', query: `no JSON ${at}` })),
  );
  expect(await rows(`select count(distinct body ->> 'query')::int as count from event_bad`)).toEqual([
    { count: 60 },
  ]);
  expect(
    await rows('select sum(bad)::int as bad, sum(received)::int as received from delivery_hour'),
  ).toEqual([{ bad: 60, received: 60 }]);
});

describe('alerts are told outside', () => {
  const SECRET = 'a secret of some length';
  const got: { headers: IncomingHttpHeaders; body: string }[] = [];
  let answer = 200;
  let server: Server;
  let url: string;
  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        got.push({ headers: request.headers, body });
        response.writeHead(answer, { location: `${url}/elsewhere` }).end();
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    [got.length, answer] = [0, 200];
    await ask(addWebhookCall, { identity: admin, body: { url, secret: SECRET } });
  });
  const plan = () => ({ pool: db.pool, allowsPrivate: true });
  const log = async () => (await ask(webhooksCall, { identity: plain })).deliveries;
  /** A code that no catalogue has came today. */
  const begin = () =>
    db.pool.query(`insert into event_bad (reason, body) values ('unknown code', '{"fncode":"777777"}')`);
  const dueNow = () => db.pool.query('update alert_delivery set due_at = now()');
  const test1 = async () => {
    const { webhooks } = await ask(webhooksCall, { identity: admin });
    return ask(testWebhookCall, { identity: admin, body: { id: webhooks[0]?.id } });
  };

  test('once when they begin, signed, and again when they begin again', async () => {
    await begin();
    await noteAlerts(db.pool);
    await noteAlerts(db.pool);
    await deliverAlerts(plan());
    expect(got).toHaveLength(1);
    const { headers, body } = got[0] ?? { headers: {}, body: '' };
    expect(JSON.parse(body)).toMatchObject({
      kind: 'unknown',
      code: '',
      text: expect.stringContaining('777777'),
    });
    const second = Number(/^t=(\d+)/.exec(String(headers['x-alert-signature']))?.[1]);
    expect(headers['x-alert-signature']).toBe(signatureOf(SECRET, second, body));
    await db.pool.query('truncate event_bad');
    await noteAlerts(db.pool);
    await begin();
    await noteAlerts(db.pool);
    await deliverAlerts(plan());
    expect(got).toHaveLength(2);
  });

  test('what is not taken is tried again, later and later, and given up in the end', async () => {
    answer = 503;
    await begin();
    await noteAlerts(db.pool);
    const waits: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await deliverAlerts(plan());
      await deliverAlerts(plan());
      const [row] = await rows(
        'select round(extract(epoch from due_at - now()) / 60)::int as minutes from alert_delivery',
      );
      waits.push(Number(row?.minutes));
      await dueNow();
    }
    await deliverAlerts(plan());
    expect(waits).toEqual([1, 5, 30, 120, 360, 0]);
    expect(got).toHaveLength(6);
    expect(await log()).toMatchObject([{ state: 'failed', attempts: 6, outcome: '状态码 503' }]);
  });

  test('a redirection is no delivery and is not followed', async () => {
    answer = 302;
    expect(await test1()).toEqual({ isDelivered: false, outcome: '状态码 302' });
    expect(got).toHaveLength(1);
  });

  test('a trial tells at once how it went, and is not repeated', async () => {
    expect(await test1()).toEqual({ isDelivered: true, outcome: '状态码 200' });
    expect(await log()).toMatchObject([{ kind: 'test', state: 'delivered', attempts: 1 }]);
  });

  test('without leave nothing is sent into private networks, even to an address that was set before', async () => {
    await begin();
    await noteAlerts(db.pool);
    await db.pool.query(`update alert_webhook set url = 'https://localhost/'`);
    await deliverAlerts({ pool: db.pool, allowsPrivate: false });
    expect(got).toEqual([]);
    expect(await log()).toMatchObject([{ state: 'waiting', outcome: '地址在内网' }]);
  });

  test('only an admin sets them; the secret is in no answer, and the log goes with the address', async () => {
    await expect(ask(addWebhookCall, { identity: plain, body: { url, secret: SECRET } })).rejects.toThrow(
      '仅向',
    );
    await test1();
    const shown = await ask(webhooksCall, { identity: admin });
    expect(JSON.stringify(shown)).not.toContain(SECRET);
    await ask(removeWebhookCall, { identity: admin, body: { id: shown.webhooks[0]?.id } });
    expect(await ask(webhooksCall, { identity: admin })).toMatchObject({ webhooks: [], deliveries: [] });
  });
});
