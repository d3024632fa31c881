import { basisTable } from '#features/basis/server/store';
import { loadSampleIndexes } from '#features/cost-indexes/samples/index';
import { findWaterCall, type WaterQuery, type WaterRow } from '#features/water-renewal/contract';
import { loadSampleWater } from '#features/water-renewal/samples/index';
import { waterRenewalServer } from '#features/water-renewal/server/index';
import { valueOf } from '#features/water-renewal/ui/cost-of';
import { readBasis } from '#src/costing/basis';
import { createRebaser, type BasisTable } from '#src/costing/rebaser';
import { anIdentity, asker } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';
import { loadPlaceFactors } from '#tests/support/place-factors';
import { regions } from '#tests/support/prepared';

const db = testDatabase({ prepared: regions });
const server = () => waterRenewalServer({ pool: db.pool });
const ask = asker(() => server().routes);
const list = (body: WaterQuery) => ask(findWaterCall, { identity: anIdentity(), body });

beforeAll(async () => {
  await loadSampleIndexes(db.pool);
  await loadPlaceFactors(db.pool);
  await db.database.transaction((client) => loadSampleWater(client, '2025-09', '2023-01'));
});

const figureIn = (table: BasisTable, text: string, row: WaterRow): number | undefined => {
  const { quoted } = valueOf(row);
  const reading = createRebaser(table, readBasis(text))(quoted);
  return reading.kind === 'rebased' ? reading.value : reading.kind === 'same' ? quoted.value : undefined;
};

test.each(['', 'in', 'as', '2025-06', '20', '2025-06_20_in', '2024-01_2_kind', '2011-01'])(
  '[DATA-008] values stand in the order they are shown in: %s',
  async (basis) => {
    const table = await basisTable(db.pool);
    for (const unitBasis of ['元/延米', '万元/kW', '元/户'] as const)
      for (const order of ['asc', 'desc'] as const) {
        const asked = { unitBasis, sort: 'value', order, basis, pageSize: 500 } as const;
        const { indexDatas: rows } = await list(asked);
        expect(rows.length).toBeGreaterThan(20);
        const figures = rows.map((row) => figureIn(table, basis, row));
        const told = figures.filter((figure) => figure !== undefined);
        // What cannot be read comes last.
        expect(figures.slice(0, told.length)).toEqual(told);
        expect(told).toEqual(told.toSorted((a, b) => (order === 'asc' ? a - b : b - a)));
      }
  },
);

test('[FAV-003] a kept record costs what its list says, in a city with a factor of its own as well', async () => {
  const table = await basisTable(db.pool);
  const { indexDatas: rows } = await list({ areaId: '20', pageSize: 200 });
  const isPriced = ({ cityId }: WaterRow) => table.factors.some(({ areaId }) => areaId === cityId);
  expect(rows.filter(isPriced).length).toBeGreaterThan(20);
  const described = await server().records.water.describe(rows.map(({ id }) => id));
  const rebase = createRebaser(table, readBasis('2025-06_20_in'));
  for (const row of rows) {
    const { value = NaN, madeUnder } = described.find(({ ref }) => ref === row.id)?.figure ?? {};
    expect(rebase({ ...madeUnder!, value })).toEqual(rebase(valueOf(row).quoted));
  }
});
