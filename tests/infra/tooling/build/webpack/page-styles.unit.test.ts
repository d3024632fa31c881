import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { minifyCss, pageStyles } from '#infra/tooling/build/webpack/fill-page';

const root = path.join(__dirname, '../../../../..');
const sheets = ['src/ui/styles', 'src/portal/shell/styles', 'features/home/ui/styles'].flatMap((folder) =>
  readdirSync(path.join(root, folder)).map((file) => path.join(root, folder, file)),
);

test('minifies', () => {
  expect(minifyCss('a { color: red; }\n')).toBe('a{color:red}');
});

test('starts with the tokens, so that every sheet finds its variables', () => {
  const css = pageStyles(sheets);
  const used = new Set([...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name));
  const declared = new Set([...css.matchAll(/(?<=[{;])(--[\w-]+):/g)].map(([, name]) => name));
  expect([...used].filter((name) => !declared.has(name))).toEqual([]);
});

test.each(sheets.map((file) => path.relative(root, file)))('%s writes no colour of its own', (file) => {
  expect(readFileSync(path.join(root, file), 'utf8')).not.toMatch(/#[0-9a-f]{3,8}\b/i);
});
