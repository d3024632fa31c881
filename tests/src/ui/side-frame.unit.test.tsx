import { renderToStaticMarkup } from 'react-dom/server';
import { SideFrame } from '#src/ui/side-frame/side-frame.tsx';

const pages = [
  { path: '/a/one', title: '一' },
  { path: '/a/two', title: '二' },
];
const html = renderToStaticMarkup(
  <SideFrame label="本组页面" pages={pages} path="/a/two">
    <h1>二</h1>
  </SideFrame>,
);

test('the pages are links in a landmark with a name', () => {
  expect(html).toContain('<nav class="side-nav nav-list no-print" aria-label="本组页面">');
  expect([...html.matchAll(/href="([^"]+)"[^>]*>([^<]+)/g)].map(([, ...link]) => link)).toEqual([
    ['#/a/one', '一'],
    ['#/a/two', '二'],
  ]);
});

test('the one on the screen is told as such, and alone', () => {
  expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  expect(html).toMatch(/href="#\/a\/two" aria-current="page"/);
});
