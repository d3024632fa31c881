import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import {
  addWebhookCall,
  removeWebhookCall,
  testWebhookCall,
  webhooksCall,
} from '#features/analysis/contract/index';
import { noteAlerts } from '#features/analysis/server/alert-job';
import { deliverAlerts, signatureOf } from '#features/analysis/server/deliver-alerts';
import { sealingUnder } from '#infra/server/security/sealing';
import { waitUntil } from '#tests/support/wait-until';
import { factsAndAnalysts } from './facts-and-analysts';
import { MAINTENANCE } from './some-facts';

const { db, ask, rows, who } = factsAndAnalysts();

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
    await ask(addWebhookCall, { identity: who.admin, body: { url, secret: SECRET } });
  });
  const { sealing } = MAINTENANCE;
  const plan = () => ({ pool: db.pool, sealing, allowsPrivate: true });
  const log = async () => (await ask(webhooksCall, { identity: who.plain })).deliveries;
  /** A code that no catalogue has came today. */
  const begin = () =>
    db.pool.query(`insert into event_bad (reason, body) values ('unknown code', '{"fncode":"777777"}')`);
  const dueNow = () => db.pool.query('update alert_delivery set due_at = now()');
  /** As rows stood before they were sealed. */
  const setPlain = (address: string) =>
    db.pool.query(`update alert_webhook set url = $1, secret = $2, sealed = null`, [address, SECRET]);
  const stored = () => rows('select * from alert_webhook');
  const test1 = async () => {
    const { webhooks } = await ask(webhooksCall, { identity: who.admin });
    return ask(testWebhookCall, { identity: who.admin, body: { id: webhooks[0]?.id } });
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

  test('of two servers that look at once, the second sees what the first has stored', async () => {
    await begin();
    const other = await db.pool.connect();
    await other.query('begin; lock table alert_open in share row exclusive mode');
    const noted = noteAlerts(db.pool);
    await waitUntil(
      () => rows(`select 1 from pg_locks where relation = 'alert_open'::regclass and not granted`),
      (waiting) => waiting.length > 0,
    );
    // Meanwhile it is over.
    await other.query('delete from event_bad; commit');
    other.release();
    await noted;
    expect(await log()).toEqual([]);
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
    await setPlain('https://localhost/');
    await deliverAlerts({ ...plan(), allowsPrivate: false });
    expect(got).toEqual([]);
    expect(await log()).toMatchObject([{ state: 'waiting', outcome: '地址在内网' }]);
  });

  test('neither the address nor the secret can be read in the database', async () => {
    await ask(addWebhookCall, {
      identity: who.admin,
      body: { url: `${url}/hook/key-of-a-bot`, secret: SECRET },
    });
    for (const row of await stored()) {
      expect(row).toMatchObject({ url: null, secret: null, host: new URL(url).host });
      const text = Object.values(row).map((value) =>
        value instanceof Buffer ? value.toString('latin1') : value,
      );
      expect(JSON.stringify(text)).not.toMatch(new RegExp(`${SECRET}|key-of-a-bot`));
    }
    expect(await stored()).toHaveLength(2);
  });

  test('rows of before are sealed with the next look and go on as they were', async () => {
    await setPlain(`${url}/old`);
    await begin();
    await noteAlerts(db.pool);
    await deliverAlerts(plan());
    const { headers, body } = got[0] ?? { headers: {}, body: '' };
    const second = Number(/^t=(\d+)/.exec(String(headers['x-alert-signature']))?.[1]);
    expect(headers['x-alert-signature']).toBe(signatureOf(SECRET, second, body));
    expect(await stored()).toMatchObject([{ url: null, secret: null, sealed: expect.any(Buffer) }]);
  });

  test('what was sealed under another secret, or for another row, is not sent to, and says so', async () => {
    await begin();
    await noteAlerts(db.pool);
    await deliverAlerts({ ...plan(), sealing: sealingUnder('another secret of this length') });
    expect(got).toEqual([]);
    expect(await log()).toMatchObject([{ outcome: expect.stringContaining('另一个 KEY_SECRET') }]);
    await ask(addWebhookCall, { identity: who.admin, body: { url: `${url}/other`, secret: SECRET } });
    await db.pool.query(
      'update alert_webhook as w set sealed = o.sealed from alert_webhook as o where o.id <> w.id',
    );
    await dueNow();
    await deliverAlerts(plan());
    expect(got).toEqual([]);
  });

  test('an address stands once, however it is written, also beside rows of before', async () => {
    const again = (address: string) =>
      ask(addWebhookCall, { identity: who.admin, body: { url: address, secret: `${SECRET} 2` } });
    await expect(again(`${url}/`)).rejects.toThrow('已经添加');
    await setPlain(`${url}/old`);
    await expect(again(`${url}/old`)).rejects.toThrow('已经添加');
    await again(url);
    expect(await stored()).toHaveLength(2);
  });

  test('only an admin sets them; the secret is in no answer, and the log goes with the address', async () => {
    await expect(ask(addWebhookCall, { identity: who.plain, body: { url, secret: SECRET } })).rejects.toThrow(
      '仅向',
    );
    await test1();
    const shown = await ask(webhooksCall, { identity: who.admin });
    expect(JSON.stringify(shown)).not.toContain(SECRET);
    await ask(removeWebhookCall, { identity: who.admin, body: { id: shown.webhooks[0]?.id } });
    expect(await ask(webhooksCall, { identity: who.admin })).toMatchObject({ webhooks: [], deliveries: [] });
  });
});
