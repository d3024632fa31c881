/** @jest-environment node */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Swap } from '#features/campaigns/ui/swap.tsx';

jest.mock('#src/ui/antd-provider.tsx', () => ({
  AntdProvider: ({ children }: { readonly children: ReactNode }) => children,
}));

const card = (id: string, name: string, count: number) => ({ id, name, count });

test('[CALL-087] of every kind of which three are held, the member may give three', () => {
  const html = renderToStaticMarkup(
    <Swap
      held={[card('labour', '人工费', 3), card('machine', '机械费', 9), card('profit', '利润', 0)]}
      count={3}
      number={1}
    />,
  );
  const given = html.slice(html.indexOf('换出 3 张'), html.indexOf('换入 1 张'));
  expect(given).toContain('人工费（3）');
  expect(given).toContain('机械费（9）');
  expect(given).not.toContain('利润');
  expect(html).toContain('选好换出和换入的卡后确认。');
});
