import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../../../..');
const TEXT = /(?:\bselect|,)\s+((?:[a-z_]+\.)?([a-z_]+)::text)(?=\s*,|\s+from\b)/g;

/** The columns that a statement gives as text, and orders by that text: 9 comes after 10. */
const orderedAsText = (statement: string): readonly string[] => {
  const orders = [...statement.matchAll(/\border by ([^)`]*)/g)].map(([, terms = '']) => terms);
  return [...statement.matchAll(TEXT)].flatMap(([, found = '', name = '']) =>
    orders.some((terms) => new RegExp(`(?<![\\w.])${name}(?![\\w.(])`).test(terms)) ? [found] : [],
  );
};

const files = ['features', 'infra', 'src'].flatMap((room) =>
  readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.join(room, file)),
);

test.each([
  ['select id::text, name from thing order by id desc', ['id::text']],
  ['select t.id::text from thing t order by name, id', ['t.id::text']],
  ['select id::text from thing order by thing.id', []],
  ['select id::text as "thingId" from thing order by id', []],
])('what a statement selects as text decides its order: %s', (statement, found) => {
  expect(orderedAsText(statement)).toEqual(found);
});

test('no statement orders numbers by their digits', () => {
  const statements = files.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/`([^`]*\bselect\b[^`]*)`/g)].map(
      ([, statement = '']) => ({ file, statement }),
    ),
  );
  expect(statements.length).toBeGreaterThan(300);
  expect(
    statements
      .map(({ file, statement }) => ({ file, found: orderedAsText(statement) }))
      .filter(({ found }) => found.length > 0),
  ).toEqual([]);
});
