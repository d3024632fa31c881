import { numberColumn, sheetOf } from '#src/tables/columns';

test('[DATA-001] percents have six decimals at most, whoever reckons them; what is stored stays as it is', () => {
  const { rows } = sheetOf<number>(
    '占比',
    [
      [numberColumn('占比', '%'), (value) => value],
      [numberColumn('单价', '元'), (value) => value],
    ],
    [9.00000002030426, -68.3144885616618, 6.25000000000001, 0.1 + 0.2],
  );
  expect(rows).toEqual([
    [9, 9.00000002030426],
    [-68.314489, -68.3144885616618],
    [6.25, 6.25000000000001],
    [0.3, 0.3],
  ]);
});
