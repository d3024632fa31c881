import { unitPriceInfoCall } from '#features/unit-prices/contract-detail';
import { distributionCall, similarCall, trendCall } from '#features/unit-prices/contract-market';
import { UNIT_PRICE_AREAS } from '#features/regions/server/index';
import { unitPricesServer } from '#features/unit-prices/server/index';
import { refreshStatistics } from '#features/unit-prices/server/statistics/refresh-statistics';
import { inTransaction } from '#infra/server/postgres/database-pool';
import { reader } from '#src/contract/call';
import { asker } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';
import { AMOUNTS, openMade, REBAR } from '../made-prices';

const database = testDatabase({ prepared: regions });
const ask = asker(() => unitPricesServer({ pool: database.pool, areas: UNIT_PRICE_AREAS }).routes);

test('[attack] records that cost nothing take no page of their group down', async () => {
  const made = await openMade(database.pool);
  const nothing = [1, 2, 3, 4, 5, 6].map((id) => made.recordOf(id, { ...REBAR, amounts: [0, 0, 0, 0] }));
  await made.save([...nothing, made.recordOf(7, { ...REBAR, amounts: AMOUNTS })]);
  await inTransaction(database.pool, (client) => refreshStatistics(client, 'all'));
  for (const id of ['1', '7']) {
    const info = await ask(unitPriceInfoCall, { query: { id } });
    const distribution = await ask(distributionCall, { query: { id } });
    const similar = await ask(similarCall, { query: { id } });
    const trend = await ask(trendCall, { query: { id } });
    expect(reader(unitPriceInfoCall)(info)).toEqual(info);
    expect(reader(distributionCall)(distribution)).toEqual(distribution);
    expect(reader(similarCall)(similar)).toEqual(similar);
    expect(reader(trendCall)(trend)).toEqual(trend);
    expect(distribution.deviation).toBeNull();
  }
});
