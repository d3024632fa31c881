import { contactCall } from '#features/cost-indexes/contract-contact';
import { costIndexesServer } from '#features/cost-indexes/server/index';
import { TOO_MANY } from '#features/cost-indexes/server/keep-contact';
import type { Identity } from '#infra/server/http/identity';
import { aMember, asker } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';

const db = testDatabase();
const ask = asker(() => costIndexesServer({ pool: db.pool }).routes);
const body = {
  contactName: '王工',
  company: '某咨询公司',
  telephone: '13800000000',
  note: '需要广东 2015 年以前的综合指数',
  seriesId: 'composite-20',
};
let identity: Identity;
beforeAll(async () => {
  identity = await aMember(db.pool, 'lead');
});
afterEach(() => db.pool.query('truncate contact_lead, budget'));

const add = (more: object = {}, ip = '10.0.0.1') =>
  db.database.transaction((client) => ask(contactCall, { ip, body: { ...body, ...more }, client, identity }));

test('[CALL-143] [DATA-009] the wish is kept under the number it answers with, for the account of the session', async () => {
  const { number } = await add();
  expect(number).toMatch(/^LX\d{8}-[2-9A-HJ-NP-Z]{6}$/);
  const { rows } = await db.pool.query(
    'select number, contact_name, company, telephone, note, series_id, account_id::text from contact_lead',
  );
  expect(rows).toEqual([
    {
      number,
      contact_name: '王工',
      company: '某咨询公司',
      telephone: '13800000000',
      note: body.note,
      series_id: 'composite-20',
      account_id: identity.accountId,
    },
  ]);
});

test('it leaves an entry in the audit', async () => {
  await add();
  const { rows } = await db.pool.query(
    `select account_id::text, network is not null as network from audit where event = 'contact.added'
     order by id desc limit 1`,
  );
  expect(rows).toEqual([{ account_id: identity.accountId, network: true }]);
});

test('[DATA-017] beside no series it names none', async () => {
  await add({ seriesId: '' });
  const { rows } = await db.pool.query('select series_id from contact_lead');
  expect(rows).toEqual([{ series_id: null }]);
});

test('a member sends ten an hour and names a telephone five times a day, wherever they are', async () => {
  const told = await Promise.allSettled(
    Array.from({ length: 12 }, (_, at) => add({ telephone: `138000000${10 + at}` })),
  );
  expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  await db.pool.query('truncate budget');
  for (let at = 0; at < 5; at++) await add({}, `10.0.1.${at}`);
  await expect(add({}, '10.0.1.9')).rejects.toThrow(TOO_MANY);
});
