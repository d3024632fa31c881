import { waitUntil } from '#tests/support/wait-until';
import { aBrowser, qrServers } from './a-qr-server';

const servers = qrServers(2);
const desk = aBrowser(() => servers.origins[0] ?? '', 'desk');
const phone = aBrowser(() => servers.origins[1] ?? '', 'phone');

test('what happens at one server is pushed by the other', async () => {
  const token = await phone.logIn('member');
  const { uuid } = await desk.code();
  const channel = await desk.open(uuid);
  expect(await channel.next()).toMatchObject({ status: 0 });
  await phone.scan(token, uuid);
  expect(await channel.next()).toMatchObject({ status: 1 });
  await phone.answer(token, uuid);
  expect(await channel.next()).toMatchObject({ status: 2, user: '13800000001' });
});

const listeners = async () => {
  const { rows } = await servers.db.pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and query = 'listen qr_login'`,
  );
  return rows.map(({ pid }) => pid);
};

test('a listening connection that was cut is opened again, and what happened meanwhile is told', async () => {
  const token = await phone.logIn('member');
  const { uuid } = await desk.code();
  const channel = await desk.open(uuid);
  expect(await channel.next()).toMatchObject({ status: 0 });
  const before = await waitUntil(listeners, (pids) => pids.length === 1);
  await servers.db.pool.query('select pg_terminate_backend($1)', [before[0]]);
  await phone.scan(token, uuid);
  expect(await channel.next()).toMatchObject({ status: 1 });
  const after = await waitUntil(listeners, (pids) => pids.length === 1);
  expect(after).not.toEqual(before);
});
