/** @jest-environment node */
import type { Database } from '#infra/server/postgres/database';
import { prepareData } from '#src/server/prepare-data';

const wanted: Record<string, number> = {};
const late = (kind: string) => ({
  kind,
  version: 1,
  later: { want: async (_: unknown, count: number) => void (wanted[kind] = count) },
});

jest.mock('#features/auth/server/index', () => ({ createDemoAccounts: jest.fn() }));
jest.mock('#features/regions/server/index', () => ({ loadRegions: jest.fn() }));
jest.mock('#src/server/sections', () => ({ settleSections: jest.fn() }));
jest.mock('#src/server/samples', () => ({
  ...jest.requireActual<object>('#src/server/samples'),
  samplesIn: () => [late('unitPrices'), late('labor')],
}));

test('what is made late is wanted by the number of its own kind', async () => {
  const query = () => Promise.resolve({ rows: [], rowCount: 0 });
  await prepareData({
    database: { pool: { query } } as unknown as Database,
    settings: { demo: true, sampleProjects: 0, sampleUnitPrices: 500 },
    progress: () => undefined,
    until: '2025-09',
  });
  expect(wanted).toEqual({ unitPrices: 500, labor: 0 });
});
