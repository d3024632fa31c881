import { execFileSync } from 'node:child_process';
import path from 'node:path';

interface Sample {
  readonly file: string;
  readonly lines: readonly string[];
}
interface Finding {
  readonly ruleId: string | null;
  readonly line: number;
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
  ],
};
const promising: Sample = {
  file: 'features/search/policies.ts',
  lines: [
    'export const a = Promise.resolve(1);',
    'export const b = async () => 1;',
    'export const c = new Date();',
  ],
};
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
const samples = [reaching, promising, suppressing, typed];

/** Types are loaded once for all samples. */
const lint = (): readonly (readonly Finding[])[] => {
  const input = JSON.stringify(samples.map(({ file, lines }) => ({ file, text: `${lines.join('\n')}\n` })));
  const output = execFileSync(process.execPath, [path.join(__dirname, 'lint-samples.mjs')], {
    cwd: path.join(__dirname, '../../../..'),
    input,
    encoding: 'utf8',
  });
  return JSON.parse(output) as readonly (readonly Finding[])[];
};

let findings: readonly (readonly Finding[])[] = [];
beforeAll(() => {
  findings = lint();
}, 90_000);

const rulesOn = (sample: Sample, line: number) =>
  (findings[samples.indexOf(sample)] ?? [])
    .filter((found) => found.line === line)
    .map(({ ruleId }) => ruleId);

test.each(reaching.lines.map((text, at) => [text, at + 1] as const))('a slice may not say: %s', (_, line) => {
  expect(rulesOn(reaching, line)).toEqual([
    expect.stringMatching(/^no-restricted-(globals|properties|syntax)$/),
  ]);
});

test.each(promising.lines.map((text, at) => [text, at + 1] as const))(
  'a policy may not say: %s',
  (_, line) => {
    expect(rulesOn(promising, line)).toContain('no-restricted-syntax');
  },
);

test('a suppression without a reason is reported, one with a reason is not', () => {
  expect(suppressing.lines.flatMap((_, at) => rulesOn(suppressing, at + 1))).toEqual([
    'portal/reasoned-suppressions',
  ]);
});

test('rules that need types find them', () => {
  expect(rulesOn(typed, 2)).toContain('@typescript-eslint/switch-exhaustiveness-check');
  expect(rulesOn(typed, 4)).toContain('@typescript-eslint/no-floating-promises');
  expect(rulesOn(typed, 5)).toContain('@typescript-eslint/no-explicit-any');
});
