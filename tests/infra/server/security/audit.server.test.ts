import { audit } from '#infra/server/security/audit';
import { testDatabase } from '#tests/support/database';

const db = testDatabase();
const rows = async () =>
  (await db.pool.query<Record<string, unknown>>('select * from audit order by id')).rows;

test('an entry is added with what is known', async () => {
  await audit(db.pool, { event: 'login.opened-sms', accountId: '7', ip: '10.0.0.1' });
  expect(await rows()).toEqual([
    expect.objectContaining({ event: 'login.opened-sms', account_id: '7', session_id: null, subject: null }),
  ]);
});

test('names and addresses are kept as keyed digests, equal ones alike', async () => {
  for (const ip of ['10.0.0.9', '::ffff:10.0.0.9']) {
    await audit(db.pool, { event: 'login.refused', subject: 'somebody', ip });
  }
  const [first, second] = (await rows()).slice(-2);
  expect(first?.subject).toEqual(second?.subject);
  expect(first?.network).toEqual(second?.network);
  const { rows: texts } = await db.pool.query<{ text: string }>(
    `select string_agg(audit::text, ' ') as text from audit`,
  );
  expect(texts[0]?.text).not.toMatch(/somebody|10\.0\.0\./);
  expect(texts[0]?.text).not.toContain(Buffer.from('somebody').toString('hex'));
});

test.each(['update audit set event = event', 'delete from audit', 'truncate audit'])(
  '%s is refused',
  async (sql) => {
    await expect(db.pool.query(sql)).rejects.toThrow('the audit is append-only');
  },
);

test('an event is named as thing and fate', async () => {
  await expect(audit(db.pool, { event: 'Login\nok' })).rejects.toThrow('audit_event_check');
});

test('an entry of a transaction that fails is not there', async () => {
  const before = (await rows()).length;
  const failing = db.database.transaction(async (client) => {
    await audit(client, { event: 'session.renewed' });
    throw new Error('stop');
  });
  await expect(failing).rejects.toThrow('stop');
  expect(await rows()).toHaveLength(before);
});
