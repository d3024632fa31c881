import { codes } from '#src/contract/codes';
import { userCall } from '#features/auth/contract';
import { findProjectsCall } from '#features/projects/contract';
import { testApp } from '#tests/support/app';

const { ask, db, logIn, tokenOf } = testApp();

test('while lists hold every connection and every place of theirs, a member logs in and is known', async () => {
  const tokens = await Promise.all(['vip', 'member', 'publisher'].map((account) => tokenOf(account)));
  const held = await Promise.all(Array.from({ length: 10 }, () => db.pool.connect()));
  let answered = 0;
  const lists = tokens.flatMap((accessToken) =>
    Array.from({ length: 12 }, () =>
      ask({
        method: findProjectsCall.method,
        url: findProjectsCall.path,
        headers: { accessToken, 'content-type': 'application/json' },
        payload: '{}',
      }).then(() => (answered += 1)),
    ),
  );
  try {
    const { envelope } = await logIn('reviewer');
    expect(envelope.statusCode).toBe(codes.ok);
    const { envelope: user } = await ask({
      method: userCall.method,
      url: userCall.path,
      headers: { accessToken: envelope.data?.accessToken ?? '' },
    });
    expect(user.statusCode).toBe(codes.ok);
    expect(answered).toBe(0);
  } finally {
    held.forEach((client) => client.release());
    await Promise.all(lists);
  }
});
