import { renderToStaticMarkup } from 'react-dom/server';
import { LastMonth } from '#src/ui/filter/last-month';
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

test('no month after the last is chosen: one that an address brings says so', () => {
  const until = (from: string | undefined, last: string | undefined) =>
    renderToStaticMarkup(
      <LastMonth value={last}>
        <MonthRange label="价格期" from={from} to={undefined} onChoose={() => undefined} />
      </LastMonth>,
    );
  expect(until('2026-12', '2026-11')).toContain('<em role="alert">最晚 2026-11</em>');
  expect(until('2026-12', '2026-11')).toContain('aria-invalid="true"');
  for (const drawn of [
    until('2026-11', '2026-11'),
    until('2026-12', undefined),
    until(undefined, '2026-11'),
  ]) {
    expect(drawn).not.toContain('最晚');
    expect(drawn).not.toContain('aria-invalid="true"');
  }
});

test('a month is chosen from the first that a project can be priced in: 1998-05 is one, 1994-12 is none', () => {
  expect(drawn('1998-05', undefined)).not.toContain('aria-invalid="true"');
  expect(drawn('1995-01', undefined)).not.toContain('aria-invalid="true"');
  const early = drawn('1994-12', undefined);
  expect(early).toContain('<em role="alert">最早 1995-01</em>');
  expect(early).toContain('aria-invalid="true"');
  expect(drawn('1998-5', undefined)).toContain('aria-invalid="true"');
});
