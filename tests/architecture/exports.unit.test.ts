import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');

/** Exports that no product file imports, and why they are there. */
const ALLOWED: Readonly<Record<string, string>> = {
  'src/costing/outliers.ts outliers': 'the formula that the SQL of index ranges is compared with',
  'src/costing/trimmed-mean.ts trimmedWeightedMean':
    'the formula that the SQL of index ranges is compared with',
  'features/search/state.ts initialState': 'the state that tests begin with',
  'features/unit-prices/state.ts initialState': 'the state that tests begin with',
  'src/recorder/reducers.ts readReducers': 'called by the tests that `alog test` writes',
  'src/ui/adopted-styles.ts injectCSS': 'stands for a file of antd, under the names of that file',
  'src/ui/adopted-styles.ts clearContainerCache': 'stands for a file of antd, under the names of that file',
};

const filesUnder = (folder: string): readonly string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file) && !file.includes('.d.'));

type Texts = ReadonlyMap<string, string>;
const house: Texts = new Map(
  [
    ...['src', 'features', 'infra', 'tests'].flatMap(filesUnder),
    'webpack.config.ts',
    'oxlint.config.mjs',
  ].map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const),
);

const fileOf = (texts: Texts, importer: string, specifier: string): string | undefined => {
  const place = specifier.startsWith('#')
    ? specifier.slice(1)
    : path.posix.join(path.posix.dirname(importer), specifier);
  return ['', '.ts', '.tsx', '/index.ts'].map((end) => place + end).find((file) => texts.has(file));
};

/** A file with all that it passes on by `export * from`: of that nobody has called anything yet. */
const openedUp = (texts: Texts, file: string): readonly string[] => [
  file,
  ...[...(texts.get(file) ?? '').matchAll(/^export \* from '([#.][^']+)'/gm)].flatMap(([, from = '']) => {
    const passedOn = fileOf(texts, file, from);
    return passedOn === undefined ? [] : openedUp(texts, passedOn);
  }),
];

/** `file name` of everything imported; `file *` where all of a file is. */
const importsOf = (texts: Texts, importer: string): readonly string[] => {
  const text = texts.get(importer) ?? '';
  const named = [
    ...text.matchAll(/^(?:import|export) (?:type )?(?:\w+, )?\{([^}]*)\} from '([#.][^']+)'/gm),
  ].flatMap(([, names = '', from = '']) =>
    names.split(',').map((each) => [
      each
        .trim()
        .replace(/^type /, '')
        .split(' as ')[0],
      from,
    ]),
  );
  const whole = [
    ...text.matchAll(
      /^(?:import|export) \* as .* from '([#.][^']+)'|\b(?:import|require)\(\s*(?:\/\*.*?\*\/\s*)?'([#.][^']+)'\)/gm,
    ),
  ].map(([, from, called]) => ['*', from ?? called]);
  return [...named, ...whole].flatMap(([name, from = '']) =>
    openedUp(texts, fileOf(texts, importer, from) ?? '').map((file) => `${file} ${name ?? ''}`),
  );
};

const isTest = (file: string) => file.startsWith('tests/');

/** Exports that no file of the product imports, and that are not both used beside and tested. */
const uncalledIn = (texts: Texts): readonly string[] => {
  const importedBy = (matches: (file: string) => boolean) =>
    new Set([...texts.keys()].filter(matches).flatMap((file) => importsOf(texts, file)));
  const [product, tests] = [importedBy((file) => !isTest(file)), importedBy(isTest)];
  return [...texts]
    .filter(([file]) => !isTest(file))
    .flatMap(([file, text]) =>
      [...text.matchAll(/^export (?:async )?(?:const|function|class) ([\w$]+)/gm)]
        .map(([, name = '']) => name)
        .filter((name) => {
          if (product.has(`${file} ${name}`) || product.has(`${file} *`)) return false;
          const isUsedHere = text.split(/[^\w$]+/).filter((word) => word === name).length > 1;
          return !(isUsedHere && tests.has(`${file} ${name}`));
        })
        .map((name) => `${file} ${name}`),
    );
};

test('whatever is exported is called by the product', () => {
  const uncalled = uncalledIn(house);
  expect(uncalled.filter((each) => !Object.hasOwn(ALLOWED, each))).toEqual([]);
  expect(Object.keys(ALLOWED).filter((each) => !uncalled.includes(each))).toEqual([]);
});

test('what a file passes on whole is called by those alone who name it', () => {
  const planted = new Map([
    ['features/a/contract/gifts.ts', 'export const giftCall = 1;\nexport const forgotten = 2;\n'],
    ['features/a/contract/index.ts', "export * from './gifts';\n"],
    ['features/a/epics.ts', "import { giftCall } from './contract';\n"],
  ]);
  expect(uncalledIn(planted)).toEqual(['features/a/contract/gifts.ts forgotten']);
  const loaded = new Map([
    ...planted,
    ['src/server/all.ts', "import * as calls from '#features/a/contract';\n"],
  ]);
  expect(uncalledIn(loaded)).toEqual([]);
});
