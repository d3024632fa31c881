import { laborFiles } from '#features/labor/server/files';
import { policyFiles } from '#features/policy-documents/server/files';
import { loadSampleProjects } from '#features/projects/samples/index';
import { projectFiles } from '#features/projects/server/files';
import { UNIT_PRICE_AREAS } from '#features/regions/server/index';
import { unitPriceFiles } from '#features/unit-prices/server/files';
import { commitFile } from '#infra/server/import/commit-file';
import { UPLOADED } from '#infra/server/import/read-file';
import type { FileExchange } from '#infra/server/server-slice';
import { testDatabase } from '#tests/support/database';
import {
  longBill,
  longClauses,
  longHeads,
  longLabour,
  longPolicies,
  longProjects,
} from '#tests/support/long-files';
import { regions } from '#tests/support/prepared';
import { stretchesDuring } from '#tests/support/turns';

const db = testDatabase({ prepared: regions });
const PROJECT = 'imported-1';
beforeAll(async () => {
  await loadSampleProjects(db.pool, 1);
  await db.pool.query('truncate project_line, project_content, project_resource');
  await db.pool.query(
    `update project set id = $1, source = 'imported', area_id = 20, city_id = null, price_date = '2024-05-01',
       tax_basis = '除税', tax_rate = 0.09`,
    [PROJECT],
  );
});

const unitPrices = unitPriceFiles(UNIT_PRICE_AREAS);
const read = (exchange: FileExchange, bytes: Buffer) =>
  exchange.read(db.pool, {
    bytes,
    fileName: '历史.csv',
    now: '2025-10-01T00:00:00Z',
    project: exchange === unitPrices ? PROJECT : undefined,
    reading: { bounds: UPLOADED, mostRows: 5_000, mostParts: 20_000 },
  });

const ROWS = 4_900;
/** One piece is what took all the time before; the collector of garbage takes its own. */
const mostOf = (whole: number): number => Math.max(100, whole / 3);
const expectTurns = ({ longest, whole }: { readonly longest: number; readonly whole: number }) =>
  expect(longest).toBeLessThan(mostOf(whole));

test.each([
  ['unit prices', unitPrices, longBill(ROWS), ROWS],
  ['labour prices', laborFiles, longLabour(ROWS), ROWS],
  ['projects', projectFiles, longProjects(ROWS), ROWS],
  ['clauses of policies', policyFiles, longClauses(ROWS), ROWS],
  ['policies of many articles', policyFiles, longPolicies(60, 330), 60],
])(
  '[attack] others are answered while a long file is understood and taken in: %s',
  async (_, exchange, bytes, rows) => {
    const { result: file, ...reading } = await stretchesDuring(() => read(exchange, bytes));
    expect(file).toMatchObject({ accepted: rows, refused: 0 });
    expectTurns(reading);
    expectTurns(await stretchesDuring(() => commitFile(db.pool, file)));
  },
);

test.each([
  ['labour prices', laborFiles],
  ['projects', projectFiles],
  ['unit prices', unitPrices],
  ['policies', policyFiles],
])('[attack] others are answered while a head is looked for among thousands: %s', async (_, exchange) => {
  const looking = await stretchesDuring(() => expect(read(exchange, longHeads(256))).rejects.toThrow('表头'));
  expectTurns(looking);
});

test('[attack] a few rows that hold hundreds of thousands of clauses are refused', async () => {
  await expect(read(policyFiles, longPolicies(60, 3_300, 1))).rejects.toThrow(
    '文件里的条文超过 20000 条，一次至多 20000 条，请拆分后再导入',
  );
});
