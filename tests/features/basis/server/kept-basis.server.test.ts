import { keepBasisCall, keptBasisCall } from '#features/basis/contract';
import { basisServer } from '#features/basis/server/index';
import { aMember, asker } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';

const database = testDatabase();
const ask = asker(() => basisServer({ pool: database.pool }).routes);

test('each member reads in what they have last chosen; who never chose, in the usual basis', async () => {
  const [one, other] = [await aMember(database.pool, 'one'), await aMember(database.pool, 'other')];
  for (const basis of ['2025-09_20', 'in'])
    expect(await ask(keepBasisCall, { body: { basis }, identity: one })).toEqual({ basis });
  expect(await ask(keptBasisCall, { identity: one })).toEqual({ basis: 'in' });
  expect(await ask(keptBasisCall, { identity: other })).toEqual({ basis: '' });
  await ask(keepBasisCall, { body: { basis: '' }, identity: one });
  expect(await ask(keptBasisCall, { identity: one })).toEqual({ basis: '' });
});

test.each(['2025-13', 'in_20', 'x'.repeat(25), "20';--"])('%s is no basis', (basis) => {
  expect(keepBasisCall.body.safeParse({ basis }).success).toBe(false);
});
