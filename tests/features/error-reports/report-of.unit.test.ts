import { MOST, reportCall } from '#features/error-reports/contract';
import { reportOf, signOf, type Failure } from '#features/error-reports/epics';
import * as z from 'zod/mini';

const circumstances = { release: 'b1', known: ['王工'] };
const report = (more: Partial<Failure> = {}) =>
  reportOf(
    { kind: 'view', error: new TypeError('王工 13800000001'), place: '/home', ...more },
    circumstances,
  );

test('[OPS-004] a report holds what broke, where, and in which build, and nobody’s name', () => {
  expect(report()).toMatchObject({
    kind: 'view',
    name: 'TypeError',
    message: '[name] [phone]',
    place: '/home',
    release: 'b1',
  });
  expect(report().stack).toContain('report-of.unit.test');
  expect(report().stack).not.toContain('王工');
});

test('the query of the place stays in the page', () => {
  expect(report({ place: '/commonproj/index?keyword=王工' }).place).toBe('/commonproj/index');
});

test.each([
  ['a text', 'gone', 'gone'],
  ['nothing', undefined, 'undefined'],
  ['an object', { mobile: '13800000001' }, 'object'],
])('%s may be thrown as well', (_, error, message) => {
  expect(report({ error })).toMatchObject({ name: 'NonError', message, stack: '' });
});

test('whatever is thrown, the report keeps the contract', () => {
  const error = new Error('长'.repeat(9_000));
  error.name = 'N'.repeat(9_000);
  error.stack = '栈 '.repeat(9_000);
  const long = report({ error, place: `/${'p'.repeat(9_000)}` });
  expect(z.safeParse(reportCall.body, long).success).toBe(true);
  expect(long.message).toHaveLength(MOST.message);
});

test('a key is cut nowhere: it is taken out whole, or not told at all', () => {
  const key = 'Nzb1sXh8uDCcd6MNwXF4W7noWXFZAfHkxZsRGC9Xs42';
  for (let before = 0; before < 1_100; before += 7) {
    const { message } = report({ error: new Error(`${'a '.repeat(before / 2)}${key} ${'b '.repeat(999)}`) });
    expect(message).not.toContain('Nzb1s');
  }
});

test('a stack without end is cleaned in no time to speak of', () => {
  const error = new Error('a');
  error.stack = 'x'.repeat(5_000_000);
  expect(report({ error }).stack).toBe('[key]');
});

test('the same fault elsewhere has the same sign, another fault has not', () => {
  const error = new Error('a');
  expect(signOf(report({ error, place: '/a' }))).toBe(signOf(report({ error, place: '/b' })));
  expect(signOf(report({ error }))).not.toBe(signOf(report({ error: new Error('b') })));
});
