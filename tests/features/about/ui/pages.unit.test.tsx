import { configureStore } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { about } from '#features/about/index';
import { events } from '#features/about/events';
import {
  AboutPage,
  ApplicationPage,
  ContactPage,
  CopyrightsPage,
  MovedPage,
  RecruitingPage,
  StatementPage,
} from '#features/about/ui/index';
import { routeTable } from '#features/navigation/ui/index';
import type { DomainEvent } from '#src/kernel/messages';
import { footerContent } from '#src/portal/shell/footer-content';

const draw = (Page: ComponentType, ...heard: readonly DomainEvent[]) => {
  const state = heard.reduce<ReturnType<typeof about.reducer>>(
    (before, event) => about.reducer(before, event),
    about.reducer(undefined, { type: '' }),
  );
  const store = configureStore({ reducer: () => ({ about: state }) });
  return renderToStaticMarkup(
    <Provider store={store}>
      <Page />
    </Provider>,
  );
};
const siteInfo = { operatorName: '', servicePhone: '', serviceEmail: '', serviceHours: '', address: '' };
const pages = {
  AboutPage,
  ContactPage,
  StatementPage,
  CopyrightsPage,
  RecruitingPage,
  ApplicationPage,
  MovedPage,
};

test.each([
  ['[ROUTE-018]', AboutPage, '关于我们', '/about/about'],
  ['[ROUTE-019]', ContactPage, '联系我们', '/about/contact'],
  ['[ROUTE-020]', StatementPage, '网站声明', '/about/statement'],
  ['[ROUTE-021]', CopyrightsPage, '知识产权', '/about/copyrights'],
])('%s the page stands under its own entry of the navigation', (_, Page, title, path) => {
  const html = draw(Page, events.siteInfoLoaded({ siteInfo }));
  expect(html).toContain(`<h1>${title}</h1>`);
  expect(html.match(/<a [^>]*aria-current="page"[^>]*>[^<]*/g)).toEqual([
    `<a href="#${path}" aria-current="page">${title}`,
  ]);
});

test('every page has one heading of its own, and no heading skips a level', () => {
  for (const Page of Object.values(pages)) {
    const levels = [...draw(Page).matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([]);
  }
});

test('[SHELL-025] whatever the pages and the footer link to is a place of the portal', () => {
  const places = new Set([
    ...routeTable.map(({ path }) => path),
    '/usercenter/devices',
    '/usercenter/behavior',
  ]);
  const links = Object.values(pages).flatMap((Page) =>
    [...draw(Page).matchAll(/href="#([^"]+)"/g)].map(([, path]) => path ?? ''),
  );
  const footer = footerContent.groups
    .flatMap(({ links: own }) => own.map(({ href }) => href))
    .filter((href) => href.startsWith('#'))
    .map((href) => href.slice(1));
  expect(links.length).toBeGreaterThan(20);
  expect([...links, ...footer].filter((path) => !places.has(path))).toEqual([]);
});

test('[ROUTE-019] only what the operator filled in is shown, phone and mail as links', () => {
  const filled = {
    ...siteInfo,
    operatorName: '某某站',
    servicePhone: '010-8888 6666',
    serviceEmail: 'a@b.cn',
  };
  const html = draw(ContactPage, events.siteInfoLoaded({ siteInfo: filled }));
  expect(html).toContain('<a href="tel:01088886666">010-8888 6666</a>');
  expect(html).toContain('<a href="mailto:a@b.cn">a@b.cn</a>');
  expect(html).not.toContain('服务时间');
});

test('a demo shows a sample operator as such, and nobody is called', () => {
  const sample = { ...siteInfo, operatorName: '某某站（样例）', servicePhone: '000-0000', isSample: true };
  const html = draw(ContactPage, events.siteInfoLoaded({ siteInfo: sample }));
  expect(html).toMatch(/sample-badge.*这是演示站.*某某站（样例）/);
  expect(html).not.toContain('tel:');
});

test('[ROUTE-019] nothing filled in, still on the way, and not to be had are told apart', () => {
  expect(draw(ContactPage, events.siteInfoLoaded({ siteInfo }))).toContain('运营单位还没有填写联系方式');
  expect(draw(ContactPage)).toContain('正在载入联系方式');
  expect(draw(ContactPage, events.siteInfoFailed({ problem: { code: -1, message: '' } }))).toMatch(
    /role="alert">联系方式没有取到。.*再试一次/,
  );
});

test('[ROUTE-013] the first page says what experts do and gain, and leads to the form', () => {
  const html = draw(RecruitingPage);
  expect(html).toMatch(/专家做什么.*您能得到什么.*怎样参加/);
  expect(html).toContain('href="#/static/recruitingExperts-2"');
});

test('[ROUTE-014] every field of the form has its label', () => {
  const html = draw(ApplicationPage);
  const ids = [...html.matchAll(/<(?:input|select|textarea)[^>]*\sid="([^"]+)"/g)].map(([, id]) => id);
  const labelled = [...html.matchAll(/<label for="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(9);
  expect(ids.filter((id) => !labelled.includes(id))).toEqual([ids.at(-1)]);
  expect(html).toMatch(/<label[^>]*><input[^>]*type="checkbox"[^>]*\/?>我同意/);
});

test('[ROUTE-014] the thanks carry the number and offer another form', () => {
  const html = draw(ApplicationPage, events.applicationSent({ confirmation: 'ZJ-20251120-7KQ2M9XA' }));
  expect(html).toMatch(/role="status".*申请已收到.*<b>ZJ-20251120-7KQ2M9XA<\/b>.*再填一份/);
  expect(html).not.toContain('<form');
});
