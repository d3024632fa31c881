import { ROUTE_NAMES } from '#features/navigation/server/index';
import { visit, type SampleRole } from '#features/tracking/samples/visits';
import { seeded } from '#infra/server/sample/random';
import { fieldsOf } from '#src/kernel/fact-fields';
import { factCodes } from '#src/kernel/facts';
import type { TrackedFact } from '#src/kernel/slice';

test('every code of the catalogue has its fields, be they none; another code is unknown', () => {
  expect(factCodes().filter((code) => fieldsOf(code) === undefined)).toEqual([]);
  expect(fieldsOf('400101')).toEqual({});
  expect(fieldsOf('280101')).toEqual({ total: 'number', areaId: 'text' });
  expect(['777777', '280301', '299999', '300202x', 'page_view'].map(fieldsOf)).toEqual(
    Array(5).fill(undefined),
  );
});

test('types let nobody tell a field that the code does not have', () => {
  const told: readonly TrackedFact[] = [
    { fncode: '400101' },
    { fncode: '200105', query: { rank: 1 } },
    // @ts-expect-error it has no fields
    { fncode: '400101', query: { name: 'a' } },
    // @ts-expect-error it has others
    { fncode: '200105', query: { name: 'a' } },
  ];
  expect(told).toHaveLength(4);
});

test('made-up visits say what the catalogue lets them say', () => {
  const KINDS = { text: 'string', number: 'number', flag: 'boolean' } as const;
  const unfit = new Set<string>();
  const random = seeded(1);
  const codes = new Set<string>();
  for (let round = 0; round < 2_000; round += 1)
    for (const { fncode, query } of visit(
      random,
      (['a', 'u', 't', 'p', 'i'] as SampleRole[])[round % 5] ?? 'a',
      round % 2 === 0,
    )) {
      codes.add(fncode);
      for (const [name, value] of Object.entries(query)) {
        const kind = fieldsOf(fncode)?.[name];
        if (!kind || (value !== null && typeof value !== KINDS[kind])) unfit.add(`${fncode} ${name}`);
      }
    }
  expect(codes.size).toBeGreaterThan(20);
  expect([...unfit]).toEqual([]);
});

test('made-up visits are to pages of the portal, by their names', () => {
  const random = seeded(2);
  const visits = Array.from({ length: 500 }, (_, round) => visit(random, round % 2 === 0 ? 'a' : 'u', true));
  const routes = visits.flat().flatMap(({ route, query }) => [route, query.route ?? route]);
  expect([...new Set(routes)].filter((route) => !ROUTE_NAMES.includes(String(route)))).toEqual([]);
});
