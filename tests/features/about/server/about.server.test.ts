import { applyCall, siteInfoCall, type Application } from '#features/about/contract';
import { aboutServer, TOO_MANY } from '#features/about/server/index';
import type { RequestContext } from '#infra/server/http/route';
import type { Call } from '#src/contract/call';
import { aMember, asker } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';
import { anApplication } from '../some-application';

const db = testDatabase();
const siteInfo = {
  operatorName: '某某造价站',
  servicePhone: '',
  serviceEmail: 'help@example.com',
  serviceHours: '',
  address: '',
};
const ask = asker(() => aboutServer({ pool: db.pool, siteInfo }).routes);
const apply = (application: Application = anApplication(), more: Partial<RequestContext<Call>> = {}) =>
  ask(applyCall, { body: { ...application, agreed: true }, ip: '198.51.100.1', ...more });
const kept = async () => (await db.pool.query('select * from expert_application order by id')).rows;
const free = () => db.pool.query('truncate budget');

beforeEach(() => db.pool.query('truncate expert_application, budget'));

test('[ROUTE-019] the operator’s facts are told as they were configured', async () => {
  expect(await ask(siteInfoCall)).toEqual(siteInfo);
  const silent = asker(() => aboutServer({ pool: db.pool }).routes);
  expect(new Set(Object.values(await silent(siteInfoCall)))).toEqual(new Set(['']));
});

test('[ROUTE-014] an application is kept, and its number can be read out over the phone', async () => {
  const { confirmation } = await apply();
  expect(confirmation).toMatch(/^ZJ-20\d{6}-[2-9A-HJ-NP-Z]{8}$/);
  expect(await kept()).toMatchObject([
    {
      confirmation,
      real_name: '王工',
      mobile: '13800000001',
      specialty: '安装',
      qualification: '一级造价工程师',
      years: 12,
      account_id: null,
      handled_at: null,
    },
  ]);
});

test('sent again, or five times at once, it is one application with one number', async () => {
  const answers = await Promise.all([
    apply(),
    ...Array.from({ length: 4 }, (_, at) => apply(anApplication(), { ip: `198.51.100.${at + 2}` })),
  ]);
  expect(new Set(answers.map(({ confirmation }) => confirmation)).size).toBe(1);
  expect(await kept()).toHaveLength(1);
  await free();
  const other = await apply(anApplication({ specialty: '市政' }));
  expect(other.confirmation).not.toBe(answers[0].confirmation);
});

test('whoever is logged in is noted', async () => {
  const identity = await aMember(db.pool, 'expert');
  await apply(anApplication(), { identity });
  expect(await kept()).toMatchObject([{ account_id: identity.accountId }]);
});

test('a phone applies five times a day, a network twenty times an hour', async () => {
  const other = (at: number) => anApplication({ introduction: `第 ${at} 份申请，内容各不相同。` });
  const told = await Promise.allSettled(Array.from({ length: 8 }, (_, at) => apply(other(at))));
  expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  await free();
  const phones = Array.from({ length: 30 }, (_, at) => anApplication({ mobile: `139000000${10 + at}` }));
  const more = await Promise.allSettled(phones.map((application) => apply(application)));
  const refused = more.flatMap((one) => (one.status === 'rejected' ? [(one.reason as Error).message] : []));
  expect(refused).toEqual(Array.from({ length: 10 }, () => TOO_MANY));
});

test('what is older than a year is gone, as applicants are told', async () => {
  await apply();
  await db.pool.query(`update expert_application set at = now() - interval '366 days', handled_at = now()`);
  await free();
  await apply(anApplication({ realName: '李工' }));
  expect((await kept()).map(({ real_name }: { real_name: string }) => real_name)).toEqual(['李工']);
});

test('the phone is in no budget and no audit in plain', async () => {
  await apply();
  const { rows } = await db.pool.query<{ all: string }>(
    `select string_agg(t::text, ' ') as all from (select name || key::text from budget union all select event || coalesce(subject::text, '') from audit) t`,
  );
  expect(rows[0]?.all).not.toContain('13800000001');
});
