import { changePasswordCall, profileCall } from '#features/user-center/contract';
import { CHANGED_MEANWHILE, SAME_AS_OLD, WRONG_OLD } from '#features/user-center/server/change-password';
import { HAS_NO_PASSWORD, TOO_MANY } from '#features/user-center/server/prove-password';
import { NO_PASSWORD } from '#infra/server/security/no-password';
import { TOO_COMMON } from '#infra/server/security/password-rules';
import type { Identity } from '#infra/server/http/identity';
import { aCentre } from './a-centre';

const { db, ask, enrol, logIn, livingOf, audited, isNow } = aCentre();
const OLD = 'Zaojia@2026';
const NEW = 'quantity-surveyor-77';
const change = (identity: Identity, oldPassword: string, newPassword = NEW) =>
  ask(changePasswordCall, { identity, body: { oldPassword, newPassword } });

afterEach(() => db.pool.query('truncate budget'));

test('the new password holds, every other login ends, this one stays', async () => {
  const identity = await enrol('changer', OLD);
  await logIn(identity, 'phone');
  await logIn(identity, 'tablet');
  expect(await change(identity, OLD)).toEqual({ ended: 2 });
  expect([await isNow(identity, NEW), await isNow(identity, OLD)]).toEqual([true, false]);
  expect(await livingOf(identity)).toBe(1);
  const { rows } = await db.pool.query('select ended_at is null as lives from login_family where id = $1', [
    identity.sessionId,
  ]);
  expect(rows).toEqual([{ lives: true }]);
  expect(await audited('password.changed')).toBe(1);
});

test('of an account without a password nothing is guessed: it says so, and no try is counted', async () => {
  const identity = await enrol('phone only', OLD);
  await db.pool.query('update account set password_hash = $2 where id = $1', [
    identity.accountId,
    NO_PASSWORD,
  ]);
  for (let time = 0; time < 6; time += 1)
    await expect(change(identity, NO_PASSWORD)).rejects.toThrow(HAS_NO_PASSWORD);
  expect([await isNow(identity, NO_PASSWORD), await isNow(identity, NEW)]).toEqual([false, false]);
  expect(await ask(profileCall, { identity })).toMatchObject({ hasPassword: false });
});

test('a wrong old password changes nothing and is noted', async () => {
  const identity = await enrol('guesser', OLD);
  await logIn(identity, 'phone');
  await expect(change(identity, 'wrong')).rejects.toThrow(WRONG_OLD);
  expect([await isNow(identity, OLD), await livingOf(identity)]).toEqual([true, 2]);
  expect(await audited('password.refused')).toBe(1);
});

test.each([
  ['the old one', OLD, SAME_AS_OLD],
  ['a common one', 'password2026', TOO_COMMON],
])('%s is no new password, which costs no try', async (name, next, message) => {
  const identity = await enrol(`weak ${name}`, OLD);
  for (let tries = 0; tries < 6; tries += 1) {
    await expect(change(identity, OLD, next)).rejects.toThrow(message);
  }
  expect(await isNow(identity, OLD)).toBe(true);
});

test('of twenty parallel guesses five are looked at; then even the right one waits', async () => {
  const identity = await enrol('attacked', OLD);
  const before = await audited('password.refused');
  const told = await Promise.allSettled(
    Array.from({ length: 20 }, (_, at) => change(identity, `guess-${at}`)),
  );
  const reasons = told.map((one) => (one.status === 'rejected' ? (one.reason as Error).message : 'changed'));
  expect(reasons.filter((reason) => reason === WRONG_OLD)).toHaveLength(5);
  expect(reasons.filter((reason) => reason === TOO_MANY)).toHaveLength(15);
  expect((await audited('password.refused')) - before).toBe(5);
  await expect(change(identity, OLD)).rejects.toThrow(TOO_MANY);
});

test('of two changes at once one wins, and the other is told', async () => {
  const identity = await enrol('twice', OLD);
  const told = await Promise.allSettled([
    change(identity, OLD, `${NEW}-a`),
    change(identity, OLD, `${NEW}-b`),
  ]);
  const reasons = told.flatMap((one) => (one.status === 'rejected' ? [(one.reason as Error).message] : []));
  expect(reasons).toHaveLength(1);
  expect([CHANGED_MEANWHILE, WRONG_OLD]).toContain(reasons[0]);
});
