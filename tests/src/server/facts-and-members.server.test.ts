import { codes } from '#src/contract/codes';
import { findProjectsCall } from '#features/projects/contract';
import { trackCall } from '#features/tracking/contract';
import { testApp } from '#tests/support/app';

const { ask, db, tokenOf } = testApp();

const list = (accessToken: string) =>
  ask({
    method: findProjectsCall.method,
    url: findProjectsCall.path,
    headers: { accessToken, 'content-type': 'application/json' },
    payload: '{}',
  });
const fact = (fncode: string) =>
  ask({
    method: trackCall.method,
    url: trackCall.path,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ fncode }),
  });
const stored = async (fncode: string): Promise<number> =>
  (await db.pool.query('select from event where fncode = $1', [fncode])).rowCount ?? 0;

test('facts that wait to be stored, more than members have places, leave members served', async () => {
  const token = await tokenOf('vip');
  const held = await Promise.all(Array.from({ length: 2 }, () => db.database.facts.pool.connect()));
  let answered = 0;
  const facts = Array.from({ length: 700 }, () => fact('100105').then(() => (answered += 1)));
  try {
    expect((await list(token)).envelope.statusCode).toBe(codes.ok);
    expect(answered).toBe(0);
  } finally {
    held.forEach((client) => client.release());
    await Promise.all(facts);
  }
  expect(await stored('100105')).toBe(700);
});

test('lists that hold every connection and place of members keep no fact waiting', async () => {
  const tokens = await Promise.all(['vip', 'member', 'publisher'].map((account) => tokenOf(account)));
  const held = await Promise.all(Array.from({ length: 10 }, () => db.pool.connect()));
  let answered = 0;
  const lists = tokens.flatMap((token) =>
    Array.from({ length: 12 }, () => list(token).then(() => (answered += 1))),
  );
  try {
    expect((await fact('100106')).envelope.statusCode).toBe(codes.ok);
    expect(answered).toBe(0);
  } finally {
    held.forEach((client) => client.release());
    await Promise.all(lists);
  }
  expect(await stored('100106')).toBe(1);
});
