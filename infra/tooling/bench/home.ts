import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContext } from 'playwright-core';
import { ensureBuilt } from '../build/ensure-built.mjs';
import { openBrowser } from './browser';
import { machineLine, quantileOf } from './figures';
import { startPortal } from './portal-process';

const ROUNDS = 3;
/** The phone and the connection of Lighthouse's mobile run. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, locale: 'zh-CN' } as const;
const SLOW_4G = { latency: 562.5, download: 1_474.56, upload: 675 };
const CPU_RATE = 4;
/** How long a visit is watched after its page has become idle: what comes then counts as well. */
const WATCHED_MS = 4_000;
/** Another portal that is measured in turn with this one, by its address. */
const BESIDE = process.env.HOME_BESIDE;

// As text: the translator would put helpers into a function that the page does not have.
const WATCH = `(() => {
  const seen = (window.benchSeen = { paint: 0, blocked: 0, shift: 0 });
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => (seen.paint = entry.startTime));
  watch('longtask', (entry) => (seen.blocked += entry.duration - 50));
  watch('layout-shift', (entry) => entry.hadRecentInput || (seen.shift += entry.value));
  addEventListener('load', () => requestIdleCallback(() => (seen.idle = performance.now())));
})()`;

const IDLE = `new Promise((resolve) => {
  const look = () => (window.benchSeen.idle === undefined ? setTimeout(look, 100) : resolve());
  look();
})`;

const READ = `(() => {
  const scripts = performance.getEntriesByType('resource').filter((one) => /\\.js$/.test(one.name.split('?')[0]));
  const sum = (some) => some.reduce((all, one) => all + one.encodedBodySize, 0) / 1024;
  const { idle, ...seen } = window.benchSeen;
  return { ...seen, idle, scripts: sum(scripts.filter((one) => one.startTime < idle)), all: sum(scripts) };
})()`;

interface Visit {
  /** When what is largest was painted, ms. */
  readonly paint: number;
  readonly idle: number;
  /** Of tasks, what was beyond 50 ms each. */
  readonly blocked: number;
  readonly shift: number;
  /** KB asked for before the page was idle, and in all. */
  readonly scripts: number;
  readonly all: number;
}

const visit = async (context: BrowserContext, address: string): Promise<Visit> => {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW_4G.latency,
    downloadThroughput: (SLOW_4G.download * 1_000) / 8,
    uploadThroughput: (SLOW_4G.upload * 1_000) / 8,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  await page.addInitScript(WATCH);
  // Days later no worker runs any more.
  await cdp.send('ServiceWorker.enable');
  await cdp.send('ServiceWorker.stopAllWorkers');
  await page.goto(address);
  await page.evaluate(IDLE);
  await page.waitForTimeout(WATCHED_MS);
  const seen = await page.evaluate<Visit>(READ);
  await page.close();
  return seen;
};

const visitTwice = async (browser: Browser, address: string): Promise<readonly [Visit, Visit]> => {
  const context = await browser.newContext(PHONE);
  try {
    return [await visit(context, address), await visit(context, address)];
  } finally {
    await context.close();
  }
};

/** The same page without a line of script, from memory: what is left is the network and the drawing. */
const serveBare = async (origin: string) => {
  const html = await (await fetch(origin)).text();
  const bare = html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="preload"[^>]*>/g, '');
  const packed = brotliCompressSync(bare);
  const server = createServer((_request, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
      .end(packed),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () => server.close(),
  };
};

const HEAD = ['largest paint', 'idle', 'blocked ms', 'shift', 'KB to idle', 'KB in all'];
const cells = (visits: readonly Visit[]): string => {
  const median = (key: keyof Visit) =>
    quantileOf(
      visits.map((one) => one[key]),
      0.5,
    );
  const ms = (key: keyof Visit) => median(key).toFixed(0);
  const kb = (key: keyof Visit) => median(key).toFixed(1);
  return [ms('paint'), ms('idle'), ms('blocked'), median('shift').toFixed(3), kb('scripts'), kb('all')]
    .map((cell) => cell.padStart(14))
    .join('');
};

/** In turn, a new visitor each round who comes back once. */
export const benchHome = async (): Promise<readonly string[]> => {
  await ensureBuilt();
  const portal = await startPortal();
  const bare = await serveBare(`${portal.origin}/`);
  let browser: Browser | undefined;
  try {
    browser = await openBrowser();
    const places = {
      portal: `${portal.origin}/`,
      ...(BESIDE && { beside: BESIDE }),
      'bare page': bare.origin,
    };
    const visits = Object.entries(places).map(([what, address]) => ({
      what,
      address,
      first: [] as Visit[],
      second: [] as Visit[],
    }));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { address, first, second } of visits) {
        const [one, other] = await visitTwice(browser, address);
        first.push(one);
        second.push(other);
      }
    }
    return [
      `home in Chromium ${browser.version()}: CPU × ${CPU_RATE}, ${SLOW_4G.latency} ms and ${SLOW_4G.download} kbit/s, ${PHONE.viewport.width} px, ${ROUNDS} rounds in turn, medians`,
      machineLine(),
      `${''.padEnd(24)}${HEAD.map((name) => name.padStart(14)).join('')}`,
      ...visits.flatMap(({ what, first, second }) => [
        `${what}, first visit`.padEnd(24) + cells(first),
        `${what}, second visit`.padEnd(24) + cells(second),
      ]),
      'goals: largest paint 1500 ms, second visit 600; blocked 200 ms; shift 0.02; 125 KB to idle',
    ];
  } finally {
    await browser?.close();
    bare.stop();
    await portal.stop();
  }
};
