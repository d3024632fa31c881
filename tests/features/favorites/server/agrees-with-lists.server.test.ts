import { basisTable } from '#features/basis/server/store';
import { loadSampleIndexes } from '#features/cost-indexes/samples/index';
import { loadSampleProjects } from '#features/projects/samples/index';
import { findProjectsCall } from '#features/projects/contract';
import { describeProjects } from '#features/projects/server/describe-projects';
import { projectsServer } from '#features/projects/server/index';
import { unitCostOf } from '#features/projects/ui/costs-of';
import { UNIT_PRICE_AREAS } from '#features/regions/server/index';
import { loadSampleUnitPrices } from '#features/unit-prices/samples/index';
import { findUnitPricesCall } from '#features/unit-prices/contract';
import { describeUnitPrices } from '#features/unit-prices/server/describe-unit-prices';
import { unitPricesServer } from '#features/unit-prices/server/index';
import { quotedIn } from '#features/unit-prices/ui/cost-of';
import type { DescribedRecord } from '#infra/server/server-slice';
import { readBasis } from '#src/costing/basis';
import { createRebaser, type BasisTable, type Quoted } from '#src/costing/rebaser';
import { aMember, asker } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';
import { loadPlaceFactors } from '#tests/support/place-factors';
import { regions } from '#tests/support/prepared';

const db = testDatabase({ prepared: regions });
const BASES = ['', 'as', '2025-09_20_in', '2025-09_20_parts', '2025-09_20_kind', '20'].map(readBasis);
let table: BasisTable;

beforeAll(async () => {
  await loadSampleIndexes(db.pool);
  await loadPlaceFactors(db.pool);
  await loadSampleProjects(db.pool, 30);
  await loadSampleUnitPrices(db.pool, 100, { areas: UNIT_PRICE_AREAS });
  table = await basisTable(db.pool);
});

const expectAlike = (described: DescribedRecord | undefined, listed: Quoted) => {
  const { value = NaN, madeUnder } = described?.figure ?? {};
  for (const basis of BASES) {
    const rebase = createRebaser(table, basis);
    expect(rebase({ ...madeUnder!, value })).toEqual(rebase(listed));
  }
};

test('[FAV-003] a kept project costs in every basis what its list says', async () => {
  const ask = asker(() => projectsServer({ pool: db.pool }).routes);
  const identity = await aMember(db.pool, 'one');
  const { indexDatas: rows } = await ask(findProjectsCall, { identity, body: { pageSize: 20 } });
  const described = await describeProjects(db.pool)(rows.map(({ id }) => id));
  expect(rows).toHaveLength(20);
  for (const row of rows)
    expectAlike(
      described.find(({ ref }) => ref === row.id),
      unitCostOf(row).quoted,
    );
});

test('[FAV-003] a kept unit price costs in every basis what its list says', async () => {
  const ask = asker(() => unitPricesServer({ pool: db.pool, areas: UNIT_PRICE_AREAS }).routes);
  const identity = await aMember(db.pool, 'other');
  const { indexDatas } = await ask(findUnitPricesCall, { identity, body: { pageSize: 50 } });
  const described = await describeUnitPrices(db.pool)(indexDatas.map(({ id }) => id));
  expect(indexDatas).toHaveLength(50);
  for (const row of indexDatas)
    expectAlike(
      described.find(({ ref }) => ref === row.id),
      quotedIn(row, row.unitPrice),
    );
});
