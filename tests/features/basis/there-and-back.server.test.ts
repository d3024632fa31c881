import { basisTable } from '#features/basis/server/store';
import { loadSampleIndexes } from '#features/cost-indexes/samples/index';
import { loadSampleProjects } from '#features/projects/samples/index';
import { projectDetail } from '#features/projects/server/detail';
import { findProjects } from '#features/projects/server/find-projects';
import { lineCostOf, unitCostOf } from '#features/projects/ui/costs-of';
import { UNIT_PRICE_AREAS } from '#features/regions/server/index';
import { findUnitPricesCall } from '#features/unit-prices/contract';
import { compositionsCall, normsAndSummariesCall } from '#features/unit-prices/contract-detail';
import { trendCall } from '#features/unit-prices/contract-market';
import { loadSampleUnitPrices } from '#features/unit-prices/samples/index';
import { unitPricesServer } from '#features/unit-prices/server/index';
import { writeBasis, type Basis } from '#src/costing/basis';
import { createRebaser, scaleOf, type BasisTable, type Quoted, type Rebase } from '#src/costing/rebaser';
import { anIdentity, asker } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';
import { loadPlaceFactors } from '#tests/support/place-factors';
import { regions } from '#tests/support/prepared';
import { fc } from '#tests/support/property';

const database = testDatabase({ prepared: regions });
let table: BasisTable;
let figures: readonly Quoted[] = [];
const ask = asker(
  () =>
    unitPricesServer({
      pool: database.pool,
      areas: UNIT_PRICE_AREAS,
    }).routes,
);

const figuresOfProjects = async (): Promise<Quoted[]> => {
  const { indexDatas: rows } = await findProjects(database.pool, { pageSize: 40 });
  const details = await Promise.all(
    rows.filter(({ hasDetail }) => hasDetail).map(({ id }) => projectDetail(database.pool, id)),
  );
  return [
    ...rows.map((row) => unitCostOf(row).quoted),
    ...details.flatMap(({ row, totals, units, fees, parts, resources, similar }) => {
      const line = (unitCost: number): Quoted => lineCostOf({ row }, { name: '', unitCost }).quoted;
      return [
        ...[totals.pretax, totals.tax, totals.total].map(line),
        ...[...units, ...fees, ...parts].flatMap(({ amount, unitCost }) => [amount, unitCost].map(line)),
        ...resources.map(({ price, period }) => ({ ...line(price), priceDate: period })),
        ...similar.map((one) => unitCostOf(one).quoted),
      ];
    }),
  ];
};

const figuresOfUnitPrices = async (): Promise<Quoted[]> => {
  const { indexDatas } = await ask(findUnitPricesCall, { body: { pageSize: 40 }, identity: anIdentity() });
  const all = await Promise.all(
    indexDatas.map(async ({ id, unitPrice, priceDate, areaId, cityId, taxBasis, taxRate }) => {
      const madeUnder = { priceDate, areaId, cityId, building: undefined, taxBasis, taxRate };
      const [{ parts }, { summaries, norms }, { points, scope }] = await Promise.all([
        ask(compositionsCall, { query: { id } }),
        ask(normsAndSummariesCall, { query: { id } }),
        ask(trendCall, { query: { id } }),
      ]);
      const amounts = [
        unitPrice,
        ...parts.map(({ amount }) => amount).filter((amount) => typeof amount === 'number'),
        ...summaries.resources.flatMap(({ price, amount }) => [price, amount]),
        ...norms.norms.flatMap((norm) => [norm.amount, norm.labour, norm.materials, norm.unitPrice]),
      ];
      return [
        ...amounts.map((value) => ({ value, ...madeUnder })),
        ...points.flatMap(({ p50, period }) =>
          p50 === null
            ? []
            : [{ value: p50, ...madeUnder, priceDate: period, areaId: scope.areaId, cityId: undefined }],
        ),
      ];
    }),
  );
  return all.flat();
};

/** Every kind of sample is made and read back. */
const MAKING_MS = 60_000;
beforeAll(async () => {
  await loadSampleIndexes(database.pool);
  await loadPlaceFactors(database.pool);
  await loadSampleProjects(database.pool, 120);
  await loadSampleUnitPrices(database.pool, 2_400, { areas: UNIT_PRICE_AREAS });
  table = await basisTable(database.pool);
  figures = [...(await figuresOfProjects()), ...(await figuresOfUnitPrices())];
}, MAKING_MS);

const backs = new Map<string, Rebase>();
/** Reads in what the figure was quoted in. */
const backTo = ({ priceDate, areaId, cityId, taxBasis }: Quoted): Rebase => {
  const own = table.factors.some((place) => place.areaId === cityId) ? cityId : undefined;
  const basis: Basis = { period: priceDate, areaId: own ?? areaId, ...(taxBasis && { taxBasis }) };
  const known = backs.get(writeBasis(basis)) ?? createRebaser(table, basis);
  backs.set(writeBasis(basis), known);
  return known;
};

test('there and back every figure of the lists and details is what it was, but for the fen that rounding takes', () => {
  expect(figures.length).toBeGreaterThan(3_000);
  const bases = fc.record({
    period: fc.option(fc.constantFrom(...table.indexes.map(({ period }) => period)), { nil: undefined }),
    areaId: fc.option(fc.constantFrom(...table.factors.map(({ areaId }) => areaId)), { nil: undefined }),
    taxBasis: fc.option(fc.constantFrom('含税' as const, '除税' as const), { nil: undefined }),
  });
  const wrong: unknown[] = [];
  let moved = 0;
  fc.assert(
    fc.property(bases, ({ period, areaId, taxBasis }) => {
      const basis: Basis = {
        ...(period && { period }),
        ...(areaId && { areaId }),
        ...(taxBasis && { taxBasis }),
      };
      const there = createRebaser(table, basis);
      for (const quoted of figures) {
        const reading = there(quoted);
        if (reading.kind === 'impossible') wrong.push({ quoted, basis, reading });
        if (reading.kind !== 'rebased') continue;
        moved += 1;
        const { over, under } = scaleOf(reading.steps);
        const factor = over.div(under).toNumber();
        const now = {
          ...quoted,
          value: reading.value,
          priceDate: basis.period ?? quoted.priceDate,
          areaId: basis.areaId ?? quoted.areaId,
          cityId: basis.areaId === undefined ? quoted.cityId : undefined,
          ...(quoted.taxBasis && { taxBasis: basis.taxBasis ?? quoted.taxBasis }),
        };
        const back = backTo(quoted)(now);
        const value = back.kind === 'rebased' ? back.value : now.value;
        // Half a fen lost there comes back divided by the factor, and half a fen is lost on the way.
        const allowed = 0.005 / factor + 0.005 + Math.abs(quoted.value) * 1e-12;
        if (back.kind === 'impossible' || Math.abs(value - quoted.value) > allowed)
          wrong.push({ quoted, basis, value });
      }
    }),
    { numRuns: 25 },
  );
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(moved).toBeGreaterThan(20_000);
});
