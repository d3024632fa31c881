import { cleaned } from '#infra/server/import/clean-sheet';

test('controls that no cell is written with are left out, blanks and line breaks stay', () => {
  const { name, rows } = cleaned({
    name: '表\u0000一',
    rows: [
      {
        line: 1,
        cells: ['\u001b]0;pwn\u0007\u001b[2J名字', '一\n二\t三\r', '\u009b31m\u0085', '\ud800', 12],
      },
    ],
  });
  expect(name).toBe('表一');
  expect(rows[0]?.cells).toEqual([']0;pwn[2J名字', '一\n二\t三\r', '31m', '\ufffd', 12]);
});
