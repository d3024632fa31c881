import type { Customers } from '#features/qr-login/contract';
import { endSessions, resetPassword } from '#features/auth/server/index';
import { codes } from '#src/contract/codes';
import { aBrowser, qrServers } from './a-qr-server';

const servers = qrServers();
const originOf = () => servers.origins[0] ?? '';
const desk = aBrowser(originOf, 'desk');
const phone = aBrowser(originOf, 'phone');
const isOpen = { status: 0, user: null, token: null };

test('[attack] the channel of a code ends with the next one: nobody holds many', async () => {
  const { uuid } = await desk.code();
  const first = await desk.open(uuid);
  expect(await first.next()).toEqual(isOpen);
  const second = await desk.open(uuid);
  expect(await first.next()).toBeUndefined();
  expect(await second.next()).toEqual(isOpen);
});

test.each([
  ['ended', endSessions],
  ['ended with a new password', resetPassword],
])('a code that was confirmed before the logins of the account were %s opens none', async (_, end) => {
  const confirmed = async () => {
    const token = await phone.logIn('trial');
    const { uuid } = await desk.code();
    await phone.scan(token, uuid);
    await phone.answer(token, uuid);
    const pushed = await (await desk.open(uuid)).next();
    if (!pushed?.token) throw new Error('no ticket was pushed');
    return pushed;
  };
  expect((await desk.customers<Customers>(await confirmed())).statusCode).toBe(codes.ok);
  const pushed = await confirmed();
  await end(servers.db.database, 'trial');
  expect((await desk.customers(pushed)).statusCode).toBe(codes.loginRefused);
});
