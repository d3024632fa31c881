import { splitBrackets } from '#infra/server/import/brackets';
import { plainLayout } from '#infra/server/import/plain-layout';
import type { Cell } from '#infra/server/import/table';
import { Unclear } from '#infra/server/import/unclear';
import { readCount, readFloors } from '#infra/server/import/floors';
import {
  readDay,
  readMonth,
  readNumber,
  readPercent,
  readRange,
  readTaxRate,
} from '#infra/server/import/values';

const READERS: Readonly<Record<string, (cell: Cell) => unknown>> = {
  readCount,
  readDay,
  readFloors,
  readMonth,
  readNumber: (cell) => readNumber(cell, 'money', 1),
  readPercent,
  readRange: (cell) => readRange(cell, 'money', 1),
  readTaxRate,
};
const LONG = [`33${' '.repeat(32_000)}x`, `1~1${'x'.repeat(32_000)}1`, `1${' '.repeat(32_000)}1`];

/** The longest text that any pattern was tried on meanwhile. */
const longestTried = (work: () => void): number => {
  const exec = jest.spyOn(RegExp.prototype, 'exec');
  try {
    work();
    return Math.max(0, ...exec.mock.calls.map(([text]) => text.length));
  } finally {
    exec.mockRestore();
  }
};

test.each(Object.keys(READERS))(
  '[attack] a cell of thousands of signs is refused before any pattern is tried on it: %s',
  (name) => {
    for (const cell of LONG) {
      let refusal: unknown;
      const tried = longestTried(() => {
        try {
          READERS[name]?.(cell);
        } catch (error) {
          refusal = error;
        }
      });
      expect(refusal).toBeInstanceOf(Unclear);
      expect(tried).toBeLessThanOrEqual(100);
    }
  },
);

test('[attack] brackets that are opened and never closed are gone through once, sign by sign', async () => {
  const header = `项目名称${'('.repeat(70)}`;
  const read = plainLayout({
    fields: { name: ['项目名称'], place: ['地区'] },
    required: ['name'],
    assumable: new Set<'name' | 'place'>(),
    least: 2,
  }).read;
  const rows = [{ line: 1, cells: [header, '地区'] }];
  const exec = jest.spyOn(RegExp.prototype, 'exec');
  await expect(read({ rows, format: 'CSV' })).rejects.toThrow(Unclear);
  const tried = exec.mock.contexts.filter((_, at) => (exec.mock.calls[at]?.[0].length ?? 0) > 60).map(String);
  exec.mockRestore();
  expect(tried.filter((pattern) => pattern.startsWith('/[(['))).toEqual([]);
  expect(splitBrackets('面积(万m2)【地上】((未合')).toEqual({
    name: '面积((未合',
    notes: ['万m2', '地上'],
    written: ['(万m2)', '【地上】'],
  });
});
