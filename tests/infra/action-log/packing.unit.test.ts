import { packer, TooMuch, unpacker } from '#infra/action-log/packing';
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

/** Every line, or every member of the one line, stands for eight of the one before. */
const eight = (place: string) => Object.fromEntries([...'abcdefgh'].map((name) => [name, { $ref: place }]));
const laughing = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    k: 'a',
    i,
    pl: i === 0 ? { text: 'x'.repeat(70) } : eight(`${i - 1}/pl`),
  }));

test('what references lead to is made once, however many lead there', () => {
  const lines = laughing(7).map(unpacker()) as { readonly pl: Record<string, unknown> }[];
  expect(lines[6]?.pl.a).toBe(lines[6]?.pl.h);
  expect(lines[6]?.pl.a).toEqual(lines[5]?.pl);
});

test('references that stand for more than anybody could read are refused, over lines and within one', () => {
  expect(() => laughing(40).map(unpacker())).toThrow(TooMuch);
  const pl = Object.fromEntries(
    Array.from({ length: 40 }, (_, i) => [
      `m${i}`,
      i === 0 ? { text: 'x'.repeat(70) } : eight(`1/pl/m${i - 1}`),
    ]),
  );
  expect(() => unpacker()({ k: 'a', i: 1, pl })).toThrow(TooMuch);
});

test('values deeper within each other than any of ours are refused', () => {
  const chain = Array.from({ length: 2_000 }, (_, i) => ({ k: 'a', i, pl: { of: { $ref: `${i - 1}/pl` } } }));
  expect(() => chain.map(unpacker())).toThrow('内容嵌套过深');
  const deep = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`) as unknown;
  expect(() => unpacker()({ k: 'a', i: 1, pl: deep })).toThrow('内容嵌套过深');
});

test('members of one line that all lead to each other are refused before they are followed in every order', () => {
  const names = Array.from({ length: 30 }, (_, at) => `m${at}`);
  const pl = Object.fromEntries(
    names.map((name) => [name, names.map((other) => ({ $ref: `1/pl/${other}` }))]),
  );
  expect(() => unpacker()({ k: 'a', i: 1, pl })).toThrow(TooMuch);
});
