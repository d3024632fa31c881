import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import {
  coverageOf,
  idsIn,
  idsOfRows,
  titlesIn,
  type Requirement,
} from '#infra/tooling/checks/requirement-coverage';

const requirements: readonly Requirement[] = [
  { id: 'LOGIN-001' },
  { id: 'LOGIN-002', silent: true },
  { id: 'ROUTE-001' },
  { id: 'ROUTE-002', resolution: 'both' },
];
const passed = (title: string) => ({ title, isPassed: true });

// The titles of these tests name no ids: they would count.
test.each([
  ['two in a row', '[LOGIN-003][LOGIN-004] title', ['LOGIN-003', 'LOGIN-004']],
  ['a list', '[LOGIN-003, LOGIN-004] title', ['LOGIN-003', 'LOGIN-004']],
  ['one in the middle', 'outer title [ROUTE-001] inner title', ['ROUTE-001']],
  ['brackets with something else', 'a title with [other] brackets', []],
  ['a range', '[LOGIN-003..LOGIN-009] title', undefined],
  ['words among ids', '[LOGIN-003 and more] title', undefined],
])('ids of a title are read from %s', (_, title, ids) => {
  expect(idsIn(title)).toEqual(ids);
});

test('an entry counts once a passing test names it', () => {
  const { prefixes, mistakes } = coverageOf(requirements, [
    passed('[LOGIN-001] one'),
    passed('[LOGIN-001, ROUTE-001] both'),
    { title: '[LOGIN-002] fails', isPassed: false },
  ]);
  expect(mistakes).toEqual([]);
  expect(prefixes).toEqual([
    { prefix: 'LOGIN', entries: 2, proved: 1, reasoned: [], missing: ['LOGIN-002 (silent)'] },
    { prefix: 'ROUTE', entries: 2, proved: 1, reasoned: [], missing: ['ROUTE-002 (conflict)'] },
  ]);
});

test('what no test proves and a record gives the reason for is neither proved nor missing', () => {
  const record = '| place | why |\n| --- | --- |\n| silent thing (LOGIN-002) | as ROUTE-002 has it |';
  const { prefixes } = coverageOf(requirements, [passed('[LOGIN-001] one')], new Set(idsOfRows(record)));
  expect(prefixes.map(({ proved, reasoned, missing }) => ({ proved, reasoned, missing }))).toEqual([
    { proved: 1, reasoned: ['LOGIN-002'], missing: [] },
    { proved: 0, reasoned: [], missing: ['ROUTE-001', 'ROUTE-002 (conflict)'] },
  ]);
});

test('an unknown id and a range are mistakes', () => {
  expect(
    coverageOf(requirements, [passed('[LOGIN-999] x'), passed('[LOGIN-001-LOGIN-002] y')]).mistakes,
  ).toEqual(['LOGIN-999 is no requirement: [LOGIN-999] x', 'not a list of ids: [LOGIN-001-LOGIN-002] y']);
});

test('what is written in a test is found in titles and in rows of tables', () => {
  const text = ["test('[LOGIN-001, LOGIN-002] both')", "moved('[ROUTE-001]', '/')", 'a[0]', 'LOGIN-009'];
  expect(titlesIn(text.join('\n')).flatMap((title) => idsIn(title))).toEqual([
    'LOGIN-001',
    'LOGIN-002',
    'ROUTE-001',
  ]);
});

test('every requirement has an id of its own that a title can name', () => {
  const file = readFileSync(path.join(__dirname, '../../../../docs/requirements.yaml'), 'utf8');
  const ids = (parse(file) as readonly Requirement[]).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(700);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => idsIn(`[${id}]`)?.[0] !== id)).toEqual([]);
});
