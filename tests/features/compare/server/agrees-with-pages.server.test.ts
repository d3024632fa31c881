import { basisTable } from '#features/basis/server/store';
import { comparedQuoted, perOf } from '#features/compare/compared-cost';
import { rebased } from '#features/compare/rebased';
import { compareProjects } from '#features/compare/server/compare-projects';
import { loadSampleIndexes } from '#features/cost-indexes/samples/index';
import type { ProjectDetail } from '#features/projects/contract';
import { loadSampleProjects } from '#features/projects/samples/index';
import { projectDetail } from '#features/projects/server/detail';
import { findProjects } from '#features/projects/server/find-projects';
import { lineCostOf, sumCostOf, unitCostOf } from '#features/projects/ui/costs-of';
import { sumLines } from '#features/projects/ui/detail/costs';
import { readBasis } from '#src/costing/basis';
import { createRebaser, type BasisTable, type Quoted, type Rebase } from '#src/costing/rebaser';
import { testDatabase } from '#tests/support/database';
import { loadPlaceFactors } from '#tests/support/place-factors';
import { regions } from '#tests/support/prepared';
import { fc } from '#tests/support/property';

const database = testDatabase({ prepared: regions });
let table: BasisTable;
let details: readonly ProjectDetail[] = [];
beforeAll(async () => {
  const { pool } = database;
  await loadSampleIndexes(pool);
  await loadPlaceFactors(pool);
  await loadSampleProjects(pool, 120);
  table = await basisTable(pool);
  const { indexDatas } = await findProjects(pool, { pageSize: 100 });
  details = await Promise.all(indexDatas.map(({ id }) => projectDetail(pool, id)));
});

const shownIn = (rebase: Rebase, quoted: Quoted): number | null => {
  const reading = rebase(quoted);
  if (reading.kind === 'impossible') return null;
  return reading.kind === 'rebased' ? reading.value : quoted.value;
};

/** Figures of a project as its list and its own page show them, with what they were quoted as, by name. */
const onItsPage = (detail: ProjectDetail, rebase: Rebase): ReadonlyMap<string, readonly unknown[]> => {
  const { row, totals, units, parts, fees } = detail;
  const [, tax] = sumLines(totals, row.area);
  const all = [
    ['关键指标 单方造价', unitCostOf(row).quoted],
    ['关键指标 税金', tax && sumCostOf(detail, tax, rebase).quoted],
    ...Object.entries({ 单位工程: units, 分部指标: parts, 费用: fees }).flatMap(([group, lines]) =>
      lines.map((line) => [`${group} ${line.name}`, lineCostOf(detail, line).quoted] as const),
    ),
  ] as const;
  return new Map(
    all.flatMap(([name, quoted]) =>
      quoted
        ? [[name, [shownIn(rebase, quoted), quoted.value, quoted.taxBasis ?? quoted.keptTax]] as const]
        : [],
    ),
  );
};

const bases = fc
  .tuple(
    fc.constantFrom('', '2022-03', '2024-12', '2025-09'),
    fc.constantFrom('', '2', '20', '25'),
    fc.constantFrom('', 'in'),
    fc.constantFrom('', 'kind', 'parts'),
  )
  .map((parts) => parts.filter(Boolean).join('_'));
const LINES = ['单方造价', '税金'];

test('[UNIT-005] side by side a project costs what its list and its page say, from the same originals', async () => {
  await fc.assert(
    fc.asyncProperty(
      bases,
      fc.uniqueArray(fc.integer({ min: 0, max: 99 }), { minLength: 2, maxLength: 5 }),
      async (text, places) => {
        const basis = readBasis(text);
        const rebase = createRebaser(table, basis);
        const chosen = places.map((at) => details[at]!);
        const comparison = await compareProjects(database.pool, () => Promise.resolve([]), {
          ids: chosen.map(({ row }) => row.id),
          taxBasis: basis.taxBasis ?? '除税',
        });
        const shown = rebased(comparison, rebase).comparison;
        chosen.forEach((detail, at) => {
          const project = comparison.projects[at]!;
          const sideBySide = new Map(
            comparison.groups.flatMap(({ name: group, lines }, place) =>
              lines.flatMap((line, row) => {
                const value = line.figures[at] ?? null;
                const isTold = group !== '关键指标' || LINES.includes(line.name);
                if (!line.isCost || value === null || !isTold) return [];
                const { taxBasis, keptTax, ...quoted } = comparedQuoted(project, line, value);
                const read = shown.groups[place]?.lines[row]?.figures[at];
                return [[`${group} ${line.name}`, [read, quoted.value, taxBasis ?? keptTax]] as const];
              }),
            ),
          );
          expect(sideBySide).toEqual(onItsPage(detail, rebase));

          // The whole of it, with the tax reckoned once more: within the fen that the tax was rounded by.
          const total = comparison.groups[0]!.lines.find(({ name }) => name === '总造价')!;
          const read = shownIn(rebase, comparedQuoted(project, total, total.figures[at]!))!;
          const own = sumLines(detail.totals, detail.row.area).find(
            (line) => line.taxBasis === (basis.taxBasis ?? project.recordedBasis),
          )!;
          const onPage = shownIn(rebase, lineCostOf(detail, { ...own, unitCost: own.amount }).quoted)!;
          expect(Math.abs(read - onPage)).toBeLessThanOrEqual(0.021);
          expect(perOf(total)).toBe(10_000);
        });
      },
    ),
    { numRuns: 40 },
  );
});
