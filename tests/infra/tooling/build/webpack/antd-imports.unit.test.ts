import { antdImports, hidesAntdImports } from '#infra/tooling/build/webpack/antd-imports';

test('finds named values over several lines, without types and aliases', () => {
  const source = `import {\n  Button,\n  Input as Field,\n  type TableProps,\n} from 'antd';`;
  expect(antdImports(source)).toEqual(['Button', 'Input']);
});

test('ignores type imports and other packages', () => {
  expect(
    antdImports(
      `import type { Modal } from 'antd';\nimport zh from 'antd/locale/zh_CN';\nimport { Table } from './table';`,
    ),
  ).toEqual([]);
});

test.each([
  [`import * as antd from 'antd';`, true],
  [`import antd from 'antd';`, true],
  [`import antd, { Button } from 'antd';`, false],
  [`import { Button } from 'antd';`, false],
  [`import type { ThemeConfig } from 'antd';`, false],
])('%s hides what it uses: %s', (source, hides) => {
  expect(hidesAntdImports(source)).toBe(hides);
});
