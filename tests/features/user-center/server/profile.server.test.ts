import { profileCall, saveProfileCall } from '#features/user-center/contract';
import { aCentre } from './a-centre';

const { db, ask, enrol, audited } = aCentre();
const fields = {
  fullName: '王工',
  company: '某某咨询公司',
  email: 'wang@example.com',
  contactBy: 'email',
  contactTime: 'workday',
} as const;

test('[ROUTE-004] a member reads who they are; the phone is masked', async () => {
  const identity = await enrol('reader');
  await db.pool.query(`update account set mobile = '13800000001', kind = 'employee' where id = $1`, [
    identity.accountId,
  ]);
  expect(await ask(profileCall, { identity })).toEqual({
    accountName: 'reader',
    fullName: '',
    mobile: '138****0001',
    kind: 'employee',
    company: '',
    email: '',
    contactBy: 'none',
    contactTime: 'any',
    level: 'none',
    vipUntil: null,
    rights: { data: false, publishing: false, sourcing: false },
    registeredAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/) as string,
    hasPassword: true,
    passwordChangedAt: null,
  });
});

test.each([
  ['[ROLE-012] paid', "vip_until = now() + interval '1 day'", true],
  ['[ROLE-012] on trial', "vip_until = now() + interval '1 day', is_trial = true", true],
  ['lapsed', "vip_until = now() - interval '1 day'", false],
])('the data are said to be open while VIP runs, %s', async (name, change, data) => {
  const identity = await enrol(`data ${name}`.slice(0, 32));
  await db.pool.query(`update account set ${change} where id = $1`, [identity.accountId]);
  expect((await ask(profileCall, { identity })).rights.data).toBe(data);
});

test.each([
  ['[ROLE-005] paid', "vip_until = now() + interval '1 day'", 'vip'],
  ['[ROLE-006] on trial', "vip_until = now() + interval '1 day', is_trial = true", 'trial'],
  ['lapsed', "vip_until = now() - interval '1 day', is_trial = true", 'none'],
])('%s', async (name, change, level) => {
  const identity = await enrol(`level ${name}`.slice(0, 32));
  await db.pool.query(`update account set ${change}, has_rights = true where id = $1`, [identity.accountId]);
  expect(await ask(profileCall, { identity })).toMatchObject({
    level,
    vipUntil: expect.any(String) as string,
    rights: { data: true, publishing: false },
  });
});

test('what is saved is read back, by this member alone, and noted', async () => {
  const [identity, other] = [await enrol('writer'), await enrol('bystander')];
  const saved = await ask(saveProfileCall, { identity, body: fields });
  expect(saved).toMatchObject(fields);
  expect(await ask(saveProfileCall, { identity, body: { ...fields, company: '' } })).toMatchObject({
    company: '',
  });
  expect(await ask(profileCall, { identity })).toMatchObject({ ...fields, company: '' });
  expect(await ask(profileCall, { identity: other })).toMatchObject({ fullName: '', email: '' });
  expect(await audited('profile.saved')).toBe(2);
});
