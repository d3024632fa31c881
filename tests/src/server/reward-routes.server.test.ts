import { keepBasisCall } from '#features/basis/contract';
import { codes } from '#src/contract/codes';
import { testApp } from '#tests/support/app';

const { ask, db, tokenOf } = testApp();

const keep = async (accessToken: string, basis: string) => {
  const { envelope } = await ask({
    method: keepBasisCall.method,
    url: keepBasisCall.path,
    headers: { accessToken, 'content-type': 'application/json' },
    payload: JSON.stringify({ basis }),
  });
  expect(envelope.statusCode).toBe(codes.ok);
  const { rows } = await db.pool.query<{ points: number }>(
    `select points::int from points_movement where kind = 'conversion'`,
  );
  return rows.map(({ points }) => points);
};

test('a first look in the prices of another month is a deed, and no tax basis is one', async () => {
  const token = await tokenOf('member');
  expect([await keep(token, 'in'), await keep(token, '')]).toEqual([[], []]);
  expect(await keep(token, '2025-09')).toEqual([10]);
  expect(await keep(token, '2025-09_20')).toEqual([10]);
});
