import { clearContainerCache, injectCSS, removeCSS, updateCSS } from '#src/ui/adopted-styles';

class FakeSheet {
  css = '';
  replaceSync(css: string) {
    this.css = css;
  }
}
const page = { adoptedStyleSheets: [] as FakeSheet[], createElement: () => ({}) };
const adopted = () => page.adoptedStyleSheets.map(({ css }) => css);

beforeAll(() => Object.assign(globalThis, { document: page, CSSStyleSheet: FakeSheet }));
afterEach(clearContainerCache);

test('a rule is adopted, changed under its key and taken back', () => {
  updateCSS('a{}', 'lock');
  updateCSS('b{}', 'lock');
  expect(adopted()).toEqual(['b{}']);
  removeCSS('lock');
  removeCSS('lock');
  expect(adopted()).toEqual([]);
});

test('a rule without a key is its own key', () => {
  injectCSS('a{}');
  injectCSS('a{}');
  expect(adopted()).toEqual(['a{}']);
});

test('styles meant for an element outside the page stay outside', () => {
  updateCSS('a{}', 'vars', { attachTo: {} as Element });
  expect(adopted()).toEqual([]);
});
