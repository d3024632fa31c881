import type { Pool } from 'pg';
import type { AllRecords, RecordSection, RecordSource, ServerSlice } from '#infra/server/server-slice';
import { RECORDS } from '#src/contract/records';
import { recordsOf, sectionsIn } from '#src/server/sections';

// The type checker fails where one of these compiles.
test('a kind of record that its section, or every section, forgets is a compile error', () => {
  const source = {} as RecordSource;
  // @ts-expect-error the section says that it shares projects
  const section: RecordSection<'project'> = { routes: [] };
  const shared: Omit<AllRecords, 'project'> = { ...({} as AllRecords) };
  // @ts-expect-error nobody shares projects
  const all: AllRecords = shared;
  expect([section.records, Object.keys(all), source]).toHaveLength(3);
  expect(Object.keys(recordsOf(sectionsIn({} as Pool))).sort()).toEqual(Object.keys(RECORDS).sort());
});

test('what sections alone are asked for cannot be said by a slice that is none', () => {
  // @ts-expect-error it would never be called
  const slice: ServerSlice = { routes: [], settle: () => Promise.resolve() };
  expect(slice.routes).toEqual([]);
});
