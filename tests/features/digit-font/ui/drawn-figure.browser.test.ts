import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Browser, Page } from 'playwright-core';
import { figureFontOf, type FigureFont } from '#features/digit-font/figure-font';
import { randomConvertCall, fontFileCall } from '#features/digit-font/contract';
import { digitFontServer } from '#features/digit-font/server/index';
import { DrawnFigure } from '#features/digit-font/ui/figures-in-font.tsx';
import { pageSheet } from '#infra/tooling/build/styles/class-names.cjs';
import { breachesOf } from '#tests/support/axe';
import { asker } from '#tests/support/ask';
import { openBrowser } from '#tests/support/browser';

const CSS = path.join(__dirname, '../../../../features/digit-font/ui/drawn-figure.module.css');
const figures = ['3,012.40', '-12.5%', '98,765.43', '1,111.11'];

const page = (
  font: FigureFont,
) => `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>t</title><style>
  :root { --sans: sans-serif; --brand-fill: #0b57d0; --on-fill: #fff }
  @font-face { font-family: ${font.family}; src: url(/regular.woff2); font-weight: 1 500 }
  @font-face { font-family: ${font.family}; src: url(/bold.woff2); font-weight: 501 1000 }
  td { text-align: right; font-size: 20px }
  ${pageSheet(CSS, readFileSync(CSS, 'utf8'))}
</style></head><body><main><h1>指标</h1><table><tbody>${figures
  .map((text) => `<tr><td>${renderToStaticMarkup(createElement(DrawnFigure, { font, text }))}</td></tr>`)
  .join('')}</tbody></table></main></body></html>`;

let browser: Browser;
let tab: Page;

beforeAll(async () => {
  const ask = asker(() => servings);
  const servings = digitFontServer().routes;
  const offer = await ask(randomConvertCall);
  const font = figureFontOf(offer);
  const fileAt = async (address: string): Promise<Buffer> => {
    const serving = servings.find(({ call }) => call.path === fontFileCall.path)!;
    const { stream } = (await serving.handle({
      params: { name: address.split('/').at(-1)! },
    } as never)) as { stream: AsyncIterable<Buffer> };
    const parts = [];
    for await (const part of stream) parts.push(part);
    return Buffer.concat(parts);
  };
  const files = new Map([
    ['/regular.woff2', await fileAt(offer.fontPath)],
    ['/bold.woff2', await fileAt(offer.boldFontPath)],
  ]);
  browser = await openBrowser();
  tab = await browser.newPage();
  await tab.route('**/*', (route) => {
    const file = files.get(new URL(route.request().url()).pathname);
    return route.fulfill(
      file ? { contentType: 'font/woff2', body: file } : { contentType: 'text/html', body: page(font) },
    );
  });
  await tab.goto('http://figures.test/');
  await tab.evaluate(() => document.fonts.ready.then(() => undefined));
});
afterAll(() => browser.close());
afterEach(() => tab.emulateMedia({ media: null, forcedColors: null }));

const drawn = () =>
  tab.evaluate(() =>
    [...document.querySelectorAll('.drawn-figure')].map(
      (figure) => getComputedStyle(figure, '::before').content,
    ),
  );
const widths = () =>
  tab.evaluate(() =>
    [...document.querySelectorAll('.drawn-figure')].map((figure) => figure.getBoundingClientRect().width),
  );

test('[SEARCH-008] the browser takes the file, and draws with it', async () => {
  const loaded = await tab.evaluate(() => [...document.fonts].map(({ status }) => status));
  expect(loaded).toContain('loaded');
  const [first] = await drawn();
  expect(first).toMatch(/^"[\ue000-\uf8ff]{8}"/);
  // A code the font had not would be drawn as a box, whose width is no digit's.
  const [one, , other, ones] = await widths();
  expect([one! < other!, ones]).toEqual([true, one]);
});

test('a screen reader hears the figure and nothing of its drawing', async () => {
  const heard = await tab.locator('table').ariaSnapshot();
  figures.forEach((figure) => expect(heard).toContain(figure));
  expect(heard).not.toMatch(/[\ue000-\uf8ff]/);
});

test('what is selected and copied is the figure', async () => {
  const copied = await tab.evaluate(() => {
    getSelection()?.selectAllChildren(document.querySelector('table')!);
    return getSelection()?.toString();
  });
  expect(copied?.trim().split(/\s+/)).toEqual(figures);
});

test.each([
  ['on paper', { media: 'print' }],
  ['in the reader’s own colours', { forcedColors: 'active' }],
] as const)('%s the figure stands alone', async (_, media) => {
  await tab.emulateMedia(media);
  expect(new Set(await drawn())).toEqual(new Set(['none']));
  const shown = await tab.evaluate(() => {
    const text = document.querySelector('.drawn-figure-text')!;
    const { webkitTextFillColor, color, position } = getComputedStyle(text);
    return [webkitTextFillColor === color, position];
  });
  expect(shown).toEqual([true, 'static']);
});

test('it breaks no rule of accessibility', async () => {
  expect(await breachesOf(tab, 'main')).toEqual([]);
});
