import { inquiryCall, offerCall } from '#features/service-desk/contract';
import { NO_PACKAGE, serviceDeskServer, TOO_MANY } from '#features/service-desk/server/index';
import { aMember, asker } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';

const db = testDatabase();
const contacts = { hotline: '400-000-0000', hours: '工作日 9:00–18:00', email: 'help@portal.test' };
const ask = asker(() => serviceDeskServer({ pool: db.pool, contacts }).routes);
const body = {
  purpose: 'buy',
  packageCode: 'team',
  contactName: '王工',
  telephone: '13800000000',
  company: '某咨询公司',
  note: '',
} as const;
const inquire = (more: object = {}, ip = '10.0.0.1', identity = {}) =>
  db.database.transaction((client) =>
    ask(inquiryCall, { ip, body: { ...body, ...more }, client, ...identity }),
  );
const kept = async () => {
  const { rows } = await db.pool.query(
    `select number, purpose, package_code, contact_name, telephone, company, account_id::text
     from service_inquiry order by id`,
  );
  return rows as readonly Record<string, unknown>[];
};

afterEach(() => db.pool.query('truncate service_inquiry, budget'));

test('[SHELL-034] offers packages with what they hold, and how to reach the house', async () => {
  const offer = await ask(offerCall);
  expect(offer.contacts).toEqual(contacts);
  expect(offer.packages.map(({ code, holds }) => [code, holds.length > 0])).toEqual([
    ['personal', true],
    ['team', true],
    ['enterprise', true],
  ]);
});

test('[SHELL-034] keeps the inquiry under the number it answers with', async () => {
  const { number } = await inquire();
  expect(number).toMatch(/^FW\d{8}-[2-9A-HJ-NP-Z]{6}$/);
  expect(await kept()).toEqual([
    {
      number,
      purpose: 'buy',
      package_code: 'team',
      contact_name: '王工',
      telephone: '13800000000',
      company: '某咨询公司',
      account_id: null,
    },
  ]);
});

test('whose it is comes from the session', async () => {
  const identity = await aMember(db.pool, 'buyer');
  await inquire({}, '10.0.0.2', { identity });
  expect((await kept())[0]?.account_id).toBe(identity.accountId);
});

test('a package that is no longer offered is refused, and nothing is kept', async () => {
  await db.pool.query(`update service_package set rank = null where code = 'team'`);
  await expect(inquire()).rejects.toThrow(NO_PACKAGE);
  await expect(inquire({ packageCode: 'nothing' })).rejects.toThrow(NO_PACKAGE);
  await db.pool.query(`update service_package set rank = 2 where code = 'team'`);
  expect(await kept()).toEqual([]);
});

test('a place sends at most thirty an hour, also all at once', async () => {
  const told = await Promise.allSettled(
    Array.from({ length: 40 }, (_, at) => inquire({ telephone: `138000000${10 + at}` })),
  );
  expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
  expect(await kept()).toHaveLength(30);
});

test('a place names a telephone at most five times a day, and uses up nothing of what others may', async () => {
  for (let time = 0; time < 5; time += 1) await inquire({}, '10.0.1.1');
  await expect(inquire({}, '10.0.1.1')).rejects.toThrow(TOO_MANY);
  await inquire({}, '10.0.2.1');
});

test('what is written in the form is data: quotes and markup are kept as they are', async () => {
  const note = `'); drop table service_inquiry; -- <b>`;
  await inquire({ note });
  const { rows } = await db.pool.query('select note from service_inquiry');
  expect(rows).toEqual([{ note }]);
});
