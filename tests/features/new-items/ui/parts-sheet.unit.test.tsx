import { renderToStaticMarkup } from 'react-dom/server';
import { PartsSheet } from '#features/new-items/ui/parts-sheet.tsx';

const part = (label: string, amount: number, share: number, unitCost: number) => ({
  part: label,
  label,
  n: 2,
  amount,
  share,
  unitCost,
});
const text = (html: string) => html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|');

test('[DATA-010] parts end with what they come to, to the fen', () => {
  const html = renderToStaticMarkup(
    <PartsSheet parts={[part('土石方工程', 0.1, 33.33, 0.01), part('砌筑工程', 0.2, 66.67, 0.02)]} />,
  );
  expect(text(html)).toContain('|合计|4|0.30|100.00%|0.03|');
  expect(html).toContain('占比以其合价为 100%');
});

test('a single part is its own sum', () => {
  const html = renderToStaticMarkup(<PartsSheet parts={[part('土石方工程', 1, 100, 1)]} />);
  expect(html).not.toContain('合计');
});
