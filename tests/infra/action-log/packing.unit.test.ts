import { packer, unpacker } from '#infra/action-log/packing';
import { fc } from '#tests/support/property';

const rows = Array.from({ length: 10 }, (_, id) => ({ id, name: '高层住宅', unitCost: 3_200.5 + id }));
const written = (lines: readonly object[]): readonly string[] => lines.map(packer());
const read = (texts: readonly string[]): readonly object[] =>
  texts.map((text) => JSON.parse(text) as object).map(unpacker());

test('rows that come again are a reference to where they came first, whatever the order of keys', () => {
  const turned = rows.map(({ id, name, unitCost }) => ({ unitCost, name, id }));
  const lines = [
    { k: 's', i: 3, b: { total: 10, rows } },
    { k: 'a', i: 4, pl: { page: { rows: turned, at: 7 } } },
  ];
  const [, event] = written(lines);
  expect(event).toBe('{"k":"a","i":4,"pl":{"page":{"rows":{"$ref":"3/b/rows"},"at":7}}}');
  expect(read(written(lines))).toEqual(lines);
});

test('rows of a few forms name their members once for each', () => {
  const lines = [{ k: 's', i: 3, b: { rows: [{ id: 0, x: 1 }, { id: 1 }, { id: 2, x: 3 }, { id: 3 }] } }];
  expect(written(lines)).toEqual([
    '{"k":"s","i":3,"b":{"rows":{"$keys":[["id","x"],["id"]],"$rows":[[0,0,1],[1,1],[0,2,3],[1,3]]}}}',
  ]);
  expect(read(written(lines))).toEqual(lines);
});

test('rows of as many forms as they are, and lists of other things, are written in full', () => {
  const lines = [
    {
      k: 's',
      i: 3,
      b: [
        [{ a: 1 }, { b: 1 }, { a: 1 }],
        [1, 2, 3],
        ['a', {}, {}],
      ],
    },
  ];
  expect(written(lines).join()).not.toContain('$keys');
});

test('pieces of one line refer to each other, and names with a slash lead on', () => {
  const lines = [{ k: 's', i: 3, b: { 'a/b~c': rows, again: { rows }, once: [rows, rows] } }];
  const [text = ''] = written(lines);
  expect(text.match(/"\$ref":"3\/b\/a~1b~0c"/g)).toHaveLength(3);
  expect(read([text])).toEqual(lines);
});

test('what is read back is the same, and written again it is the same to the byte', () => {
  const deep = rows.map((row) => ({ ...row, of: { rows: rows.slice(0, 4), at: { ...rows } } }));
  const piece = fc.constantFrom<unknown>(
    rows,
    rows.slice(2),
    { rows },
    [rows, 'x', { rows }],
    deep,
    deep[1],
    deep[2]?.of.at,
  );
  const data = fc.oneof(
    { arbitrary: fc.jsonValue({ maxDepth: 3 }), weight: 1 },
    { arbitrary: piece, weight: 2 },
  );
  fc.assert(
    fc.property(fc.array(fc.array(data, { maxLength: 4 }), { maxLength: 6 }), (all) => {
      const lines = all.map((pl, i) => ({ k: 'a', i, pl }));
      const texts = written(lines);
      const back = read(texts);
      expect(back).toEqual(JSON.parse(JSON.stringify(lines)));
      expect(written(back)).toEqual(texts);
    }),
  );
});

test('a reference that leads nowhere or to itself stays as it is', () => {
  const lines = [
    { k: 'a', i: 0, pl: { $ref: '9/pl' } },
    { k: 'a', i: 1, pl: { $ref: '1/pl' } },
  ];
  expect(read(lines.map((line) => JSON.stringify(line)))).toEqual(lines);
});
