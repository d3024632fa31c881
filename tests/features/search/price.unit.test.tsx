import { renderToStaticMarkup } from 'react-dom/server';
import { Price } from '#features/search/ui/page/price.tsx';

const drawn = (n: number) =>
  renderToStaticMarkup(
    <Price
      place="广东"
      row={{
        price: 671.08,
        unit: '元/m³',
        low: null,
        high: null,
        median: {
          n,
          taxBasis: '除税',
          from: '2025-09',
          to: '2025-09',
        },
        provenance: { kind: 'sample' } as never,
      }}
    />,
  );

test('one record is no median', () => {
  expect(drawn(1)).toContain('单条');
  expect(drawn(1)).toContain('<small>除税 1 条，2025-09，未折算');
  expect(drawn(1)).not.toContain('中位数');
  expect(drawn(2)).toContain('中位数');
  expect(drawn(2)).toContain('广东 除税 2 条，2025-09，未折算');
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
