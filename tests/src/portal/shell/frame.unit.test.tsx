import { renderToStaticMarkup } from 'react-dom/server';
import { ComingSoonPage, NotFoundPage } from '#src/portal/routing/unfilled-pages.tsx';
import { BottomBar } from '#src/portal/shell/bottom-bar.tsx';
import { Footer } from '#src/portal/shell/footer.tsx';
import { footerContent } from '#src/portal/shell/footer-content';

const records = ['京ICP备1号', '京公网安备2号'];
const footer = renderToStaticMarkup(<Footer records={records} />);

test('[SHELL-025] [SHELL-028] the footer links to about, legal and related pages', () => {
  [
    '#/about/about',
    '#/about/contact',
    '#/about/statement',
    '#/about/copyrights',
    'https://www.mohurd.gov.cn/',
  ].forEach((href) => expect(footer).toContain(`href="${href}"`));
});

test('[SHELL-026] [SHELL-028] the footer names three public accounts, each with what it is for', () => {
  expect(footerContent.accounts).toHaveLength(3);
  footerContent.accounts.forEach(({ name, about }) => expect(footer).toContain(`<b>${name}</b>${about}`));
});

test('[SHELL-027] [SHELL-028] the footer shows the copyright and the record numbers', () => {
  [footerContent.copyright, ...records].forEach((text) => expect(footer).toContain(text));
  expect(footer).not.toContain('待填写');
});

test('outside links open elsewhere and tell nobody where from', () => {
  const outside = footer.match(/<a href="https:[^>]*>/g) ?? [];
  expect(outside.length).toBeGreaterThan(0);
  outside.forEach((link) => expect(link).toContain('target="_blank" rel="noreferrer"'));
});

test('the bottom bar has three entries, and the search one focuses the search box', () => {
  const html = renderToStaticMarkup(<BottomBar path="/home" />);
  expect(html.match(/首页|搜索|会员中心/g)).toEqual(['首页', '搜索', '会员中心']);
  expect(html).toContain('<label for="site-search">');
  expect(html.match(/aria-current="page"/g)).toHaveLength(1);
});

test('an unknown page says so and leads home', () => {
  const html = renderToStaticMarkup(<NotFoundPage />);
  expect(html).toContain('404');
  expect(html).toContain('href="#/home"');
});

test('a section that is not open yet names itself and promises no figures', () => {
  const html = renderToStaticMarkup(<ComingSoonPage title="劳务分包指标" />);
  expect(html).toContain('<h1>劳务分包指标</h1>');
  expect(html).toContain('本栏目即将开放');
});
