import { fillPage, minifyCss } from '#infra/tooling/build/webpack/fill-page';

const empty =
  '<html><head><meta charset="utf-8"/><title>t</title></head><body><div id="root"></div></body></html>';

test('puts scripts first and styles last in the head, and the markup into the root', () => {
  expect(fillPage(empty, { markup: '<p>hi</p>', css: 'p{}', scripts: ['a()', 'b()'] })).toBe(
    '<html><head><meta charset="utf-8"/><script>a()</script><script>b()</script><title>t</title>' +
      '<style>p{}</style></head><body><div id="root"><p>hi</p></div></body></html>',
  );
});

test('takes markup and styles literally', () => {
  const html = fillPage(empty, { markup: "$& $'", css: '$1', scripts: [] });
  expect(html).toContain(`<div id="root">$& $'</div>`);
  expect(html).toContain('<style>$1</style>');
});

test.each([
  ['an empty root', '<head><meta charset="utf-8"></head>', 'id="root"'],
  ['a charset', '<div id="root"></div>', 'charset'],
])('refuses a page without %s', (_, html, complaint) => {
  expect(() => fillPage(html, { markup: '', css: '', scripts: [] })).toThrow(complaint);
});

test('minifies styles', () => {
  expect(minifyCss('a { color: red; }\n')).toBe('a{color:red}');
});
