import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import fastify from 'fastify';
import { registerStartPage } from '#src/server/start-page';
import { OPEN_DEMO } from '#src/server/open-demo';

const dist = mkdtempSync(path.join(os.tmpdir(), 'start-page-'));
const BUILT = `<html><head><link rel="preload" href="/config.json" as="fetch"/></head><body><div id="root"><p>--</p></div></body></html>`;
// Of the real drawing only the name counts here.
const DRAWING = `exports.prerenderHome = (content) => '<p>' + (content ? content.figure.trim() : '--') + '</p>';`;

beforeAll(() => {
  writeFileSync(path.join(dist, 'index.html'), BUILT);
  writeFileSync(path.join(dist, 'draw-home.cjs'), DRAWING);
});
afterAll(() => rmSync(dist, { recursive: true }));

let figure: string | number | undefined = '100.19';
const opened = (isOpenDemo = false, log?: (line: string) => void) => {
  const app = fastify(log && { logger: { level: 'error', stream: { write: log } } });
  registerStartPage(app, {
    dist,
    home: {
      path: '/home/index',
      content: async () => {
        if (figure === undefined) throw new Error('no database');
        return { figure };
      },
    },
    configuration: () => ({ signing: true, note: '</script>' }),
    isOpenDemo,
  });
  return app;
};
const answersIn = (html: string): unknown => {
  const [, text = ''] = /<script type="application\/json" id="page-answers">(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(text);
};

test('the first bytes hold the figure as text, and the data it was drawn with', async () => {
  const { body } = await opened().inject({ url: '/' });
  expect(body).toContain('<div id="root"><p>100.19</p></div>');
  expect(answersIn(body)).toEqual({
    configuration: { signing: true, note: '</script>' },
    data: { '/home/index': { figure: '100.19' } },
  });
  // What stands in the page is not asked for besides.
  expect(body).not.toContain('href="/config.json"');
});

test('whoever has the page is told that it is the same, until a figure changes', async () => {
  const app = opened();
  figure = '100.19';
  const first = await app.inject({ url: '/' });
  const headers = { 'if-none-match': String(first.headers.etag) };
  expect(first.headers['cache-control']).toBe('no-cache');
  expect(await app.inject({ url: '/', headers })).toMatchObject({ statusCode: 304, body: '' });
  figure = '100.20';
  const changed = await app.inject({ url: '/', headers });
  expect(changed.statusCode).toBe(200);
  expect(changed.body).toContain('<p>100.20</p>');
});

test('is compressed for whoever reads that, and alike under both of its names', async () => {
  const app = opened();
  const plain = await app.inject({ url: '/index.html' });
  const { headers, rawPayload } = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(rawPayload).toString()).toBe(plain.body);
});

test('without an answer of home the built page is sent, and the first call asks', async () => {
  figure = undefined;
  const { statusCode, body } = await opened().inject({ url: '/' });
  figure = '100.19';
  expect(statusCode).toBe(200);
  expect(body).toContain('<div id="root"><p>--</p></div>');
  expect(answersIn(body)).toMatchObject({ data: {} });
});

test('an answer that cannot be drawn leaves the built page, and is told in the log once', async () => {
  figure = 100.19;
  const lines: string[] = [];
  const app = opened(false, (line) => lines.push(line));
  const answers = [await app.inject({ url: '/' }), await app.inject({ url: '/index.html' })];
  figure = '100.19';
  for (const { statusCode, body } of answers) {
    expect(statusCode).toBe(200);
    expect(body).toContain('<div id="root"><p>--</p></div>');
    expect(answersIn(body)).toMatchObject({ configuration: { signing: true }, data: {} });
  }
  expect(lines.join('').match(/home could not be drawn/g)).toHaveLength(1);
  expect((await app.inject({ url: '/' })).body).toContain('<p>100.19</p>');
});

test('what is refused is not sent: a page for whoever takes no br is gzip', async () => {
  const { headers } = await opened().inject({ url: '/', headers: { 'accept-encoding': 'gzip, br;q=0' } });
  expect(headers['content-encoding']).toBe('gzip');
});

test('an open demo says so above it', async () => {
  expect((await opened(true).inject({ url: '/' })).body).toContain(OPEN_DEMO);
});

test('where the build has nothing to draw with, the file is left to whoever serves files', async () => {
  const bare = path.join(dist, 'bare');
  mkdirSync(bare);
  cpSync(path.join(dist, 'index.html'), path.join(bare, 'index.html'));
  const app = fastify();
  registerStartPage(app, {
    dist: bare,
    home: { path: '/home/index', content: () => Promise.resolve({}) },
    configuration: () => ({}),
    isOpenDemo: false,
  });
  expect((await app.inject({ url: '/' })).statusCode).toBe(404);
});
