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
  'src/ui/adopted-styles.ts injectCSS': 'stands for a file of antd, under the names of that file',
  'src/ui/adopted-styles.ts clearContainerCache': 'stands for a file of antd, under the names of that file',
};

const filesUnder = (folder: string): readonly string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file) && !file.includes('.d.'));

const texts = new Map(
  [
    ...['src', 'features', 'infra', 'tests'].flatMap(filesUnder),
    'webpack.config.ts',
    'oxlint.config.mjs',
  ].map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const),
);

const fileOf = (importer: string, specifier: string): string | undefined => {
  const place = specifier.startsWith('#')
    ? specifier.slice(1)
    : path.posix.join(path.posix.dirname(importer), specifier);
  return ['', '.ts', '.tsx', '/index.ts'].map((end) => place + end).find((file) => texts.has(file));
};

/** `file name` of everything imported; `file *` where all of a file is. */
const importsOf = (importer: string, text: string): readonly string[] => {
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
      /^(?:import|export) \*.* from '([#.][^']+)'|\b(?:import|require)\(\s*(?:\/\*.*?\*\/\s*)?'([#.][^']+)'\)/gm,
    ),
  ].map(([, from, called]) => ['*', from ?? called]);
  return [...named, ...whole].map(([name, from = '']) => `${fileOf(importer, from) ?? ''} ${name ?? ''}`);
};

const isTest = (file: string) => file.startsWith('tests/');
const importedBy = (matches: (file: string) => boolean) =>
  new Set([...texts].filter(([file]) => matches(file)).flatMap(([file, text]) => importsOf(file, text)));

test('whatever is exported is called by the product', () => {
  const [product, tests] = [importedBy((file) => !isTest(file)), importedBy(isTest)];
  const uncalled = [...texts]
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
  expect(uncalled.filter((each) => !Object.hasOwn(ALLOWED, each))).toEqual([]);
  expect(Object.keys(ALLOWED).filter((each) => !uncalled.includes(each))).toEqual([]);
});
