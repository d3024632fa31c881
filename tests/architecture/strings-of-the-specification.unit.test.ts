import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import specified from '#docs/strings.json';

interface Written {
  readonly text: string;
  readonly lang: string;
  readonly exact: boolean;
  readonly where: string;
}

/** What is only told about the product is no part of it; types go with the comments. */
const withoutComments = (source: string, file: string): string =>
  transformSync(source, {
    loader: file.endsWith('x') ? 'tsx' : 'ts',
    jsx: 'preserve',
    charset: 'utf8',
    legalComments: 'none',
  }).code;

const exact = (specified as readonly Written[]).filter((string) => string.exact);

const root = path.join(__dirname, '../..');
const product = ['src', 'features', 'infra/gateway', 'infra/browser', 'infra/server']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(root, folder, file),
    ),
  )
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => [readFileSync(file, 'utf8'), file] as const)
  .filter(([source]) => exact.some(({ text }) => source.includes(text)))
  .map(([source, file]) => withoutComments(source, file))
  .join('\n');

/** Made of parts, or said in another way: where it is decided. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  '1,2,3': 'CONST-013: its meaning is not shown (docs/adr/0023)',
  '4,41,42,44': 'CONST-013: its meaning is not shown (docs/adr/0023)',
  'login-deny': 'the event multiLogin/loginDenied (docs/adr/0023)',
  'login-error': 'the event auth/anomalyFound (docs/adr/0023)',
  loginSuccess: 'the event auth/loggedIn (docs/adr/0023)',
};

test('the specification has 113 strings', () => {
  expect(specified).toHaveLength(113);
  expect(exact.length).toBeGreaterThan(50);
});

test.each(exact.filter(({ text }) => !(text in ELSEWHERE)))(
  '“$text” of $where is written to the letter',
  ({ text }) => {
    expect(product).toContain(text);
  },
);

test('what stands in a comment or in a type is not written', () => {
  const source = `/** 提交成功 */ export type Words = '验证码已发送'; // 操作成功\nexport const said = '您暂无访问权限！';`;
  expect(withoutComments(source, 'some.ts')).not.toMatch(/提交成功|验证码已发送|操作成功/);
  expect(withoutComments(source, 'some.ts')).toContain('您暂无访问权限！');
});
