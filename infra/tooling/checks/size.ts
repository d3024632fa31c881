import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from '../build/ensure-built.mjs';
import budgets from './budgets.json';
import { type Plan, problems, sizeReport } from './size-report';

const dist = path.join(__dirname, '../../../dist');
const read = (file: string) => readFileSync(path.join(dist, file), 'utf8');
const sizeOf = (file: string) => statSync(path.join(dist, file)).size;

const report = (): void => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.br'))
    .map((file) => file.replace(/\.br$/, ''))
    .map((file) => ({ path: file, brotli: sizeOf(`${file}.br`), gzip: sizeOf(`${file}.gz`) }))
    .sort((a, b) => b.brotli - a.brotli);
  const entry = [...read('index.html').matchAll(/<script[^>]*\ssrc="?([^">\s]+)/g)].flatMap(
    ([, src]) => src ?? [],
  );
  const plan = JSON.parse(read('load-plan.json')) as Plan;

  const rows = sizeReport(files, entry, plan, budgets);
  const cell = (value: number) => value.toFixed(1).padStart(8);
  console.log(`${'KB'.padEnd(36)}  brotli    gzip  budget`);
  for (const { what, brotli, gzip, budget } of rows) {
    console.log(
      `${what.padEnd(36)}${cell(brotli)}${cell(gzip)}${budget === undefined ? '       –' : cell(budget)}`,
    );
  }

  const found = problems(rows, budgets);
  found.forEach((problem) => console.error(`over budget: ${problem}`));
  process.exitCode = found.length > 0 ? 1 : 0;
};

void ensureBuilt().then(report);
