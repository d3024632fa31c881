import { text } from 'node:stream/consumers';
import { refusedRowsCsv } from '#infra/server/import/refused-rows';
import { slowPieces, turnsDuring } from '#tests/support/turns';

const header = { line: 1, cells: ['甲', '乙', '丙'] };

test('rows stand as they are long, behind their line and their reasons', async () => {
  const csv = await text(
    refusedRowsCsv(header, [
      { row: { line: 2, cells: ['x'] }, reasons: ['缺少乙', '缺少丙'] },
      { row: { line: 4, cells: ['1', '2', '3', '4'] }, reasons: ['多出一列'] },
    ]),
  );
  expect(csv).toBe('\uFEFF行号,原因,甲,乙,丙\r\n2,缺少乙；缺少丙,x\r\n4,多出一列,1,2,3,4\r\n');
});

test('one wide row makes the others no wider', async () => {
  const wide = { row: { line: 2, cells: Array<string>(500).fill('') }, reasons: ['不全'] };
  const narrow = Array.from({ length: 5_000 }, (_, at) => ({
    row: { line: at + 3, cells: ['x', 'y'] },
    reasons: ['不全'],
  }));
  const csv = await text(refusedRowsCsv(header, [wide, ...narrow]));
  expect(csv.split('\r\n')[2]).toBe('3,不全,x,y');
  expect(csv.length).toBeLessThan(5_001 * 20);
});

test('other work is done while many rows are written', async () => {
  const rows = Array.from({ length: 5_000 }, (_, at) => ({
    row: { line: at + 2, cells: Array<string>(50).fill('x') },
    reasons: ['不全'],
  }));
  slowPieces();
  const turns = await turnsDuring(() => text(refusedRowsCsv(header, rows)));
  jest.restoreAllMocks();
  expect(turns).toBeGreaterThan(1_000);
});

test('rows are written when they are wanted, and as they are asked for', async () => {
  const rows = Array.from({ length: 5_000 }, (_, at) => ({
    row: { line: at + 2, cells: ['x'] },
    reasons: ['不全'],
  }));
  const cellsOf = jest.fn(() => ['y'.repeat(1_000)]);
  const { value } = await refusedRowsCsv(header, rows, cellsOf).next();
  expect(value).toMatch(/^\uFEFF行号,原因,甲,乙,丙\r\n2,不全,yyy/);
  expect(cellsOf.mock.calls.length).toBeLessThan(100);
});
