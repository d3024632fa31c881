import { renderToStaticMarkup } from 'react-dom/server';
import { Price } from '#features/search/ui/page/price.tsx';

type Row = Parameters<typeof Price>[0]['row'];
const drawn = (n: number, more: Partial<Row> = {}) =>
  renderToStaticMarkup(
    <Price
      place="广东"
      row={{
        price: 671.08,
        unit: '元/m³',
        low: 650,
        high: 700,
        median: { n, taxBasis: '除税', from: '2025-09', to: '2025-09' },
        provenance: { kind: 'sample' } as never,
        ...more,
      }}
    />,
  );

test('[SEARCH-004] one record is no median, two are both shown, few are said to be few', () => {
  const one = drawn(1, { low: null, high: null });
  expect(one).toContain('单条');
  expect(one).toContain('<small>除税 1 条，2025-09，未折算');
  expect(one).not.toContain('中位数');
  const two = drawn(2, { price: null });
  expect(two).toMatch(/两条<\/small> <b>650.00–700.00<\/b>.*广东 除税 2 条，2025-09，未折算/);
  expect(two).not.toContain('中位数');
  expect(drawn(4)).toMatch(/中位数.*671.08.*最低–最高 650.00–700.00.*样本少/);
  expect(drawn(5)).toMatch(/P25–P75 650.00–700.00.*样本少/);
  expect(drawn(10)).toContain('P25–P75');
  expect(drawn(10)).not.toContain('样本少');
});

test('[SEARCH-004] a cost read in the basis of the page says what it is in', () => {
  const single = (basis?: string) =>
    renderToStaticMarkup(
      <Price
        place="广东"
        row={{
          price: 3_212.86,
          unit: '元/㎡',
          low: null,
          high: null,
          median: null,
          provenance: { priceDate: '2023-06', taxBasis: '含税' } as never,
          ...(basis && { basis }),
        }}
      />,
    );
  const words = '2025-09 · 广东 · 含税，原 2,980.00（2023-06 含税）';
  expect(single(words)).toContain(`<small>${words}</small>`);
  expect(single()).toContain('<small>2023-06 含税</small>');
});
