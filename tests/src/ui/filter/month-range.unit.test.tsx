import { renderToStaticMarkup } from 'react-dom/server';
import { MonthRange } from '#src/ui/filter/month-range.tsx';

const drawn = (from: string | undefined, to: string | undefined) =>
  renderToStaticMarkup(<MonthRange label="价格期" from={from} to={to} onChoose={() => undefined} />);

test('months the wrong way round say so, others do not', () => {
  expect(drawn('2025-09', '2024-01')).toContain('<em role="alert">起月晚于止月</em>');
  for (const [from, to] of [
    ['2024-01', '2025-09'],
    ['2025-09', '2025-09'],
    ['2025-09', undefined],
    [undefined, '2025-09'],
  ])
    expect(drawn(from, to)).not.toContain('起月');
});
