import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import specified from '#docs/calls.json';

const root = path.join(__dirname, '../..');
const ADR = 'docs/adr/0010-what-the-specification-leaves-open.md';

const sources = ['features', 'infra/server', 'src'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({
      file: `${folder}/${file}`,
      text: readFileSync(path.join(root, folder, file), 'utf8'),
    })),
);
const isContract = ({ file }: { readonly file: string }): boolean =>
  /\/contract([-/].*)?\.ts$|^src\/contract\//.test(file);
const isServer = ({ file }: { readonly file: string }): boolean => /(^|\/)server\//.test(file);

const contracts = sources.filter(isContract);
/** What the browser runs, and contracts that make one call of several. */
const asking = sources
  .filter((source) => !isServer(source))
  .map(({ text }) => text.replaceAll(/export const (\w+)(?= =)/g, ''))
  .join('\n');

/** Calls with a name of their own, by their path. */
const named = contracts.flatMap(({ text }) =>
  [...text.matchAll(/export const (\w+Call) = \w+\(\{?[^}]*?'(\/[^']+)'/g)].map(([, name = '', at = '']) => ({
    name,
    path: at,
  })),
);
const pathOf = (written: string): string => `/${written.replace(/^\//, '')}`;
const unasked = specified
  .filter(({ path: written }) => {
    const call = written ? named.find(({ path: own }) => own === pathOf(written)) : undefined;
    return call && !new RegExp(`\\b${call.name}\\b`).test(asking);
  })
  .map(({ id }) => id);

/** The second table: one row a call. */
const explained = [...readFileSync(path.join(root, ADR), 'utf8').matchAll(/^\| (CALL-\d+) +\|/gm)].map(
  ([, id]) => id,
);

test('the contracts of the specification are found', () => {
  expect(named.length).toBeGreaterThan(100);
});

/** Has no contract of its own: the call beside it is answered at both addresses. */
const TWIN = 'CALL-138';

test('of the calls that the specification has, those that no page asks are named in ADR 10, and no others', () => {
  expect(explained.filter((id) => id !== TWIN)).toEqual(unasked);
});

/** The server, and contracts that make one call of several. */
const answering = sources
  .filter((source) => isServer(source) || isContract(source))
  .map(({ text }) => text.replaceAll(/export const \w+(?= =)|typeof \w+/g, ''))
  .join('\n');

test('every call that a page asks is answered by the server', () => {
  const asked = named.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(asking));
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter(({ name }) => !new RegExp(`\\b${name}\\b`).test(answering))).toEqual([]);
});
