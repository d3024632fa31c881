import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { classNamesIn } from '#infra/tooling/build/styles/class-names.cjs';
import { tokensCss } from '#src/ui/tokens-css';

const root = path.join(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const cssOf = (file: string) => read(file).replace(/\/\*[\s\S]*?\*\//g, '');
const files = ['src', 'features'].flatMap((room) =>
  readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`),
);

const MODULE = '.module.css';
const sheets = files.filter((file) => file.endsWith('.css'));
const modules = sheets.filter((file) => file.endsWith(MODULE));
const shared = sheets.filter((file) => !file.endsWith(MODULE));
const localsOf = (file: string) => classNamesIn(file, cssOf(file).replace(/:global\([^)]*\)/g, ''));

test('only what all pages share has names without a sheet of their own', () => {
  expect(shared.filter((file) => !file.startsWith('src/ui/'))).toEqual([]);
});

test('no module gives a name that another sheet gives as well', () => {
  const common = shared.flatMap((file) => [
    ...new Set([...cssOf(file).matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name)),
  ]);
  const own = modules.flatMap((file) => Object.values(localsOf(file)));
  expect(own.filter((name, at) => own.indexOf(name) !== at || common.includes(name))).toEqual([]);
});

test.each(modules)('%s has the classes that are used, and no others', (sheet) => {
  const users = files
    .filter((file) => /\.tsx?$/.test(file))
    .map(read)
    .filter((code) => code.includes(`/${path.basename(sheet)}'`));
  const used = new Set(
    users.flatMap((code) => [...code.matchAll(/\bstyles\.(\w+)/g)].map(([, name]) => name)),
  );
  const declared = Object.keys(localsOf(sheet));
  expect([...used].filter((name = '') => !declared.includes(name))).toEqual([]);
  // One chosen by a value may be any of them.
  if (users.some((code) => code.includes('styles['))) return;
  expect(declared.filter((name) => !used.has(name))).toEqual([]);
});

test('every variable that a sheet reads is declared', () => {
  const css = tokensCss() + sheets.map(cssOf).join('');
  const declared = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
  const needed = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
  expect(needed.filter((name) => !declared.has(name))).toEqual([]);
});

// A code is dark on white for every camera, and a film stands on black.
const PICTURES = ['features/qr-login/ui/qr.module.css', 'features/tutorial-video/ui/tutorial.module.css'];

test.each(sheets.filter((file) => !PICTURES.includes(file)))('%s writes no colour of its own', (file) => {
  expect(cssOf(file)).not.toMatch(/#[0-9a-f]{3,8}\b/i);
});
