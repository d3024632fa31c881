import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

interface Sample {
  readonly file: string;
  readonly lines: readonly string[];
}
interface Finding {
  readonly code: string;
  readonly filename: string;
  readonly labels: readonly { readonly span: { readonly line: number } }[];
}

const reaching: Sample = {
  file: 'features/search/selectors.ts',
  lines: [
    'export const a = Date.now();',
    'export const b = new Date();',
    'export const c = Math.random();',
    'export const d = window.name;',
    'export const e = document.title;',
    'export const f = localStorage.length;',
    'export const g = sessionStorage.length;',
    'export const h = setTimeout;',
    'export const i = fetch;',
    'export const j = navigator.language;',
    'export const k = typeof globalThis;',
    'export const l = new WebSocket("");',
    'export const m = requestAnimationFrame;',
    'export const n = Date();',
    'import dayjs from "dayjs"; export const o = dayjs();',
    'export { v4 } from "uuid";',
  ],
};
const promises = [
  'export const a = Promise.resolve(1);',
  'export const b = async () => 1;',
  'export const c = new Date();',
  'export const d = import("./state");',
  'export const e = later.then(String);',
];
const promising: readonly Sample[] = [
  'features/search/policies.ts',
  'features/search/late-epics.ts',
  'features/search/epics/box.ts',
  'features/search/helper.ts',
  'src/kernel/attempt.ts',
  'src/listing/list-epics.ts',
].map((file) => ({ file, lines: promises }));
const suppressing: Sample = {
  file: 'features/search/state.ts',
  lines: [
    '// eslint-disable-next-line no-restricted-globals',
    'export const a = fetch;',
    '// eslint-disable-next-line no-restricted-globals -- shows how a reason is given',
    'export const b = fetch;',
  ],
};
const typed: Sample = {
  file: 'features/search/tracked.ts',
  lines: [
    'declare const kind: "a" | "b";',
    'switch (kind) { case "a": break; }',
    'const later = (): Promise<void> => Promise.reject(new Error());',
    'later();',
    'export const loose = (value: any): unknown => value;',
  ],
};
const matching: Sample = {
  file: 'features/search/patterns.ts',
  lines: [
    'export const a = /^\\d*\\s*(万)?\\s*元$/;',
    'export const b = /^(?:甲+)+$/;',
    'export const c = /^\\d*\\s*(?:万\\s*)?元$/;',
    'export const d = /\\d+元/;',
  ],
};
const samples = [reaching, ...promising, suppressing, typed, matching];

const root = path.join(__dirname, '../../../..');
const lint = (folder: string): readonly Finding[] => {
  for (const file of ['oxlint.config.mjs', 'tsconfig.json'])
    copyFileSync(path.join(root, file), path.join(folder, file));
  for (const room of ['infra', 'node_modules']) symlinkSync(path.join(root, room), path.join(folder, room));
  for (const { file, lines } of samples) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), `${lines.join('\n')}\n`);
  }
  const args = [
    'node_modules/oxlint/bin/oxlint',
    '-c',
    'oxlint.config.mjs',
    '--format',
    'json',
    'features',
    'src',
  ];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  return (JSON.parse(stdout) as { readonly diagnostics: readonly Finding[] }).diagnostics;
};

let findings: readonly Finding[] = [];
beforeAll(() => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lint-'));
  try {
    findings = lint(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

const rulesOn = (sample: Sample, line: number) =>
  findings
    .filter(
      ({ filename, labels }) => filename === sample.file && labels.some(({ span }) => span.line === line),
    )
    .map(({ code }) => code);

test.each(reaching.lines.map((text, at) => [text, at + 1] as const))('a slice may not say: %s', (_, line) => {
  expect(rulesOn(reaching, line)).toEqual([
    expect.stringMatching(/no-restricted-(globals|imports|properties|syntax)/),
  ]);
});

test.each(
  promising.flatMap((sample) => sample.lines.map((text, at) => [sample.file, text, sample, at + 1] as const)),
)('%s may not say: %s', (_file, _text, sample, line) => {
  expect(rulesOn(sample, line)).toContain('portal(no-restricted-syntax)');
});

test('a suppression without a reason is reported, one with a reason is not', () => {
  expect(suppressing.lines.flatMap((_, at) => rulesOn(suppressing, at + 1))).toEqual([
    'portal(reasoned-suppressions)',
  ]);
});

test('[attack] a pattern that shares out a text in many ways is reported', () => {
  expect(matching.lines.map((_, at) => rulesOn(matching, at + 1))).toEqual([
    ['portal(no-super-linear-regexp)'],
    ['portal(no-super-linear-regexp)'],
    [],
    [],
  ]);
});

test('rules that need types find them', () => {
  expect(rulesOn(typed, 2)).toContain('typescript(switch-exhaustiveness-check)');
  expect(rulesOn(typed, 4)).toContain('typescript(no-floating-promises)');
  expect(rulesOn(typed, 5)).toContain('typescript(no-explicit-any)');
});
