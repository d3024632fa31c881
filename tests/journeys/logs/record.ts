import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { readLog, type ActionLog } from '#infra/action-log/reader';
import { findBrowser } from '#infra/tooling/checks/find-browser.mjs';
import { restOf } from '#tests/support/at-rest';
import { recordingStarted, savedLog } from '#tests/support/recording';
import { journeys } from './journeys';

const USAGE = `用法：npm run alog:record -- http://localhost:8080 [旅程]
在已启动的门户上重录 tests/journeys/logs 里的日志，并列出请求与动作的变化。`;

/** How often each request and each action is there. */
const countsOf = ({ lines }: ActionLog): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const name = line.k === 'a' ? line.ty : line.k === 'q' ? `${line.m} ${line.u}` : undefined;
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
};

const changes = (before: ActionLog, after: ActionLog): readonly string[] => {
  const [old, now] = [countsOf(before), countsOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .sort()
    .filter((name) => old.get(name) !== now.get(name))
    .map((name) => `  ${name}  ${old.get(name) ?? 0} → ${now.get(name) ?? 0}`);
};

const main = async ([origin, only]: readonly string[]) => {
  if (origin === undefined) {
    console.error(USAGE);
    process.exitCode = 64;
    return;
  }
  const browser = await chromium.launch({ executablePath: findBrowser()!, args: ['--no-sandbox'] });
  for (const [name, walk] of Object.entries(journeys)) {
    if (only !== undefined && only !== name) continue;
    const context = await browser.newContext({
      viewport: { width: 1350, height: 940 },
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(120_000);
    const page = await context.newPage();
    const rest = restOf(page);
    await page.goto(`${origin}/?record=1`);
    await recordingStarted(page);
    await rest();
    await walk(page, rest);
    const text = await savedLog(page);
    await context.close();
    const file = path.join(__dirname, `${name}.alog.ndjson`);
    const before = existsSync(file) ? readLog(readFileSync(file, 'utf8')) : undefined;
    writeFileSync(file, text);
    console.log(`${name}：${Math.round(text.length / 1024)} KB`);
    if (before) console.log(changes(before, readLog(text)).join('\n') || '  请求与动作没有变化');
  }
  await browser.close();
};

void main(process.argv.slice(2));
