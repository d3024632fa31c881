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
