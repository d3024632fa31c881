import { addFeedbackCall } from '#features/feedback/contract';
import { codes } from '#src/contract/codes';
import { testApp } from '#tests/support/app';

const { ask, db, tokenOf } = testApp();

let keys = 0;
const send = async (accessToken?: string) => {
  keys += 1;
  const { envelope } = await ask({
    method: addFeedbackCall.method,
    url: addFeedbackCall.path,
    headers: {
      uuidhashcode: 'device-1',
      'idempotency-key': `keeps-its-sender-number-${keys}`,
      ...(accessToken && { accesstoken: accessToken }),
    },
    payload: { description: `第 ${keys} 条`, srcType: '3' },
  });
  return envelope.statusCode;
};
const senders = async () =>
  (
    await db.pool.query<{ username: string | null }>(
      'select username from feedback left join account on account.id = account_id order by feedback.id',
    )
  ).rows.map(({ username }) => username);

test('what a member sends with a token that has run out is not kept as a visitor’s', async () => {
  const token = await tokenOf('member');
  expect([await send(), await send(token)]).toEqual([codes.ok, codes.ok]);
  await db.pool.query(`update session_token set expires_at = now() - interval '1 second'`);
  expect(await send(token)).toBe(codes.sessionExpired);
  expect(await send('no-token-at-all')).toBe(codes.sessionExpired);
  expect(await senders()).toEqual([null, 'member']);
});

test('nor with one whose session the house has ended, which says why', async () => {
  const token = await tokenOf('vip');
  await db.pool.query(`update account set locked_at = now() where username = 'vip'`);
  expect(await send(token)).toBe(codes.sessionOver);
  await db.pool.query(`update account set locked_at = null where username = 'vip'`);
});
