import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { factCodes } from '#src/kernel/facts';

const root = path.join(__dirname, '../..');

/** What runs in the browsers of members, the catalogue itself and the analysts' questions left out. */
const isOfMembers = (file: string): boolean =>
  /^(features|src\/(portal|program|kernel|calls|listing|ui))\/.*\.tsx?$/.test(file) &&
  !/^features\/[^/]+\/(server|samples|console)\/|^features\/analysis\/|^src\/kernel\/facts?(-fields)?\.ts$/.test(
    file,
  );

const texts = ['src', 'features']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.replaceAll(path.sep, '/')}`,
    ),
  )
  .filter(isOfMembers)
  .map((file) => readFileSync(path.join(root, file), 'utf8'));

const named = texts.flatMap((text) => [...text.matchAll(/'(\d{6})'/g)].map(([, code = '']) => code));
/** Whoever offers a download names the section alone, and whoever opens a record has it left with its page. */
const ofSections = [
  ...texts.flatMap((text) =>
    [...text.matchAll(/\bsection: '(2\d)'/g)].map(([, section = '']) => `${section}0301`),
  ),
  ...named.filter((code) => /^2\d0201$/.test(code)).map((code) => `${code.slice(0, 2)}0202`),
];
const told = new Set([...named, ...ofSections]);

test('[TRACK-001] every code of the catalogue is told by the portal', () => {
  expect(factCodes().filter((code) => !told.has(code))).toEqual([]);
});

test('a code is declared once', () => {
  const facts = readFileSync(path.join(root, 'src/kernel/facts.ts'), 'utf8');
  const declared = [...facts.matchAll(/^ {2}'(\d+)':/gm)].map(([, code]) => code);
  expect(declared).toHaveLength(new Set(declared).size);
});
