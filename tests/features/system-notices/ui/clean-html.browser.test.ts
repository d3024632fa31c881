import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '#tests/support/browser';
import { bundle } from '#tests/support/bundle';

declare const page: { readonly cleanHtml: (html: string) => DocumentFragment };

let browser: Browser;
let tab: Page;
const asked: string[] = [];

beforeAll(async () => {
  const [opened, script] = await Promise.all([
    openBrowser(),
    bundle('features/system-notices/ui/clean-html.ts'),
  ]);
  browser = opened;
  tab = await browser.newPage();
  await tab.route('**/*', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<body id="free"></body>' });
  });
  await tab.goto('http://notices.test/');
  await tab.addScriptTag({ content: script });
});
afterAll(() => browser.close());

/** What stands on the page afterwards. */
const drawn = (html: string): Promise<string> =>
  tab.evaluate((text) => {
    document.body.replaceChildren(page.cleanHtml(text));
    return document.body.innerHTML;
  }, html);

const hostile = [
  '<script>document.title="fell"</script>',
  '<img src=x onerror="document.title=\'fell\'">',
  '<svg onload="document.title=\'fell\'"><script>document.title="fell"</script></svg>',
  '<style>body{display:none}</style>',
  '<link rel="stylesheet" href="http://evil.test/a.css">',
  '<meta http-equiv="refresh" content="0;url=http://evil.test/">',
  '<form action="http://evil.test/"><input name="password"><button>登录</button></form>',
  '<iframe src="http://evil.test/"></iframe>',
  '<object data="http://evil.test/"></object><embed src="http://evil.test/">',
  '<base href="http://evil.test/">',
  '<a href="javascript:document.title=\'fell\'">点</a>',
  '<a href=" java&#x09;script:alert(1)">点</a>',
  '<a href="data:text/html,<script>alert(1)</script>">点</a>',
  '<div style="position:fixed;inset:0">盖</div>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<p id="free" class="notice" name="body">名</p>',
  '<video src="http://evil.test/" onplay="alert(1)"></video>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
];

test.each(hostile)('[NOTICE-006] %s is inert', async (html) => {
  asked.length = 0;
  const left = await drawn(`<p>前</p>${html}<p>后</p>`);
  await tab.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0))));
  expect(left).not.toMatch(
    /<(script|style|svg|math|form|input|button|iframe|object|embed|link|meta|base|video)/i,
  );
  expect(left).not.toMatch(/\son\w+=|javascript:|data:|\sstyle=|\sid=|\sclass=|\sname=/i);
  expect(left).toContain('前');
  expect([await tab.title(), tab.url()]).toEqual(['', 'http://notices.test/']);
  expect(asked.filter((url) => url.includes('evil.test'))).toEqual([]);
});

test('[NOTICE-006] words, lists, tables and links stay; links open elsewhere and tell nothing', async () => {
  const kept =
    '<h3>维护</h3><ul><li><b>今晚</b></li></ul><table><tbody><tr><td colspan="2">一</td></tr></tbody></table>';
  expect(await drawn(kept)).toBe(kept);
  expect(await drawn('<a href="https://example.com/a">详情</a>')).toBe(
    '<a href="https://example.com/a" target="_blank" rel="noopener noreferrer">详情</a>',
  );
  expect(await drawn('<a href="#/home">首页</a>')).toContain('href="#/home"');
});

test('pictures come from this site or https, never from the notice itself', async () => {
  expect(await drawn('<img src="/p.png" alt="图">')).toContain('src="/p.png"');
  expect(await drawn('<img src="data:image/png;base64,AA"><img src="//evil.test/p.png"><img>')).toBe('');
});

test('a notice of a megabyte is cut and stays well-formed', async () => {
  const left = await drawn(`<b>${'长'.repeat(1_000_000)}</b>`);
  expect(left.length).toBeLessThanOrEqual(20_010);
  expect(left.endsWith('</b>')).toBe(true);
});
