import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { antdImports } from '#infra/tooling/build/webpack/antd-imports';
import {
  antdStylesheet,
  scopeToDark,
  withoutPageLinks,
} from '#infra/tooling/build/webpack/antd-stylesheet.tsx';
import { componentsUsedIn } from '#infra/tooling/build/webpack/extract-antd-styles';

const root = path.join(__dirname, '../../../../..');
const everyImport = ['src', 'features'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => antdImports(readFileSync(path.join(root, folder, file), 'utf8'))),
);

test.each([...new Set(everyImport)])('%s, used in the source tree, has a stylesheet', (component) => {
  expect(antdStylesheet([component]).length).toBeGreaterThan(500);
});

test('holds the parts of a component, its variables for both themes, and no other component', () => {
  const css = antdStylesheet(['Table']);
  expect(css).toContain('.ant-table-thead');
  expect(css).toContain('.ant-pagination');
  expect(css).toMatch(/\[data-theme=dark\] \.portal\.ant-table-css-var\{/);
  expect(css).not.toContain('.ant-modal');
});

test('a dialog brings its buttons, though nothing can be hung on a page here', () => {
  const css = antdStylesheet(['Modal']);
  expect(css).toContain('.ant-modal-title');
  expect(css).toMatch(/\.ant-btn\{/);
});

test('a compact row squares the corners of its buttons', () => {
  expect(antdStylesheet(['Space'])).toContain('.ant-btn-compact-last-item');
});

test('puts the dark variables under the attribute, at the start of a selector only', () => {
  expect(scopeToDark('.portal{--a:1}.portal.ant-btn,.portal.ant-x{--b:.portal}')).toBe(
    '[data-theme=dark] .portal{--a:1}[data-theme=dark] .portal.ant-btn,[data-theme=dark] .portal.ant-x{--b:.portal}',
  );
});

test('leaves the links of the page alone', () => {
  expect(withoutPageLinks('.x{b:1}a{c:2}a:hover,a:active{d:3}.x a{e:4}')).toBe('.x{b:1}.x a{e:4}');
  expect(antdStylesheet(['Button'])).not.toMatch(/(^|\})a[:{]/);
});

test('lists what a folder uses in a stable order', () => {
  expect(componentsUsedIn(path.join(root, 'features/auth/ui'))).toEqual([
    'Button',
    'Carousel',
    'Checkbox',
    'Tabs',
  ]);
});
