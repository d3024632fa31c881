import { renderToStaticMarkup } from 'react-dom/server';
import { DataTable } from '#src/ui/data-table.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { SampleBadge } from '#src/ui/sample-badge.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { resolveTheme } from '#src/ui/theme-choice';
import { TitleBlock } from '#src/ui/title-block.tsx';

test.each([
  ['none', 'status'],
  ['noRights', 'status'],
  ['filtered', 'status'],
  ['loading', 'status'],
  ['broken', 'alert'],
] as const)('the state "%s" announces itself as %s', (kind, role) => {
  expect(renderToStaticMarkup(<EmptyState kind={kind} />)).toContain(`role="${role}"`);
});

test('an empty place says why and offers one way on', () => {
  const html = renderToStaticMarkup(
    <EmptyState kind="filtered" action={{ label: '清除条件', run: () => undefined }}>
      放宽地区试试
    </EmptyState>,
  );
  expect(html).toContain('放宽地区试试');
  expect(html.match(/<button/g)).toHaveLength(1);
});

test('a failure shows the id that support asks for', () => {
  expect(renderToStaticMarkup(<EmptyState kind="broken" requestId="r-7" />)).toContain('请求编号 r-7');
});

test('a table has a caption, scoped heads and rows named by their first cell', () => {
  const html = renderToStaticMarkup(
    <DataTable
      caption="费用"
      columns={[
        { key: 'n', title: '名称', cell: ({ name }: { name: string; cost: number }) => name },
        { key: 'c', title: '元/㎡', numeric: true, from: 'tablet', cell: ({ cost }) => cost },
      ]}
      rows={[{ name: '人工', cost: 644 }]}
      rowKey={({ name }) => name}
    />,
  );
  expect(html).toContain('<caption class="sr-only">费用</caption>');
  expect(html).toContain('<th scope="col" class="numeric from-tablet">元/㎡</th>');
  expect(html).toContain('<th scope="row">人工</th><td class="numeric from-tablet">644</td>');
});

test('a sheet is a region with a name, a title block a list of terms', () => {
  expect(renderToStaticMarkup(<Sheet title="费用构成">x</Sheet>)).toContain('aria-label="费用构成"');
  expect(renderToStaticMarkup(<TitleBlock rows={[{ term: '价格期', detail: '2025-09' }]} />)).toContain(
    '<dt>价格期</dt><dd>2025-09</dd>',
  );
});

test('only samples wear the badge', () => {
  expect(renderToStaticMarkup(<SampleBadge />)).toContain('样例');
  expect(renderToStaticMarkup(<SampleBadge sample={false} />)).toBe('');
});

test.each([
  ['system', true, 'dark'],
  ['system', false, 'light'],
  ['light', true, 'light'],
  ['dark', false, 'dark'],
] as const)('the choice %s, the system dark: %s, gives %s', (choice, prefersDark, theme) => {
  expect(resolveTheme(choice, prefersDark)).toBe(theme);
});
