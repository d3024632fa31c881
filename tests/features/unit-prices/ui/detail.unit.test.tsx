import { renderToStaticMarkup } from 'react-dom/server';
import type { Resource } from '#features/unit-prices/contract-detail';
import { MarkedFigure } from '#features/unit-prices/ui/detail/marked-figure.tsx';
import { marketWords } from '#features/unit-prices/ui/detail/market-words';
import { regionsOption, trendOption } from '#features/unit-prices/ui/detail/market-options';
import { SumLine } from '#features/unit-prices/ui/detail/sum-line.tsx';
import { DetailProblem } from '#features/unit-prices/ui/unit-price-detail-page.tsx';
import { MaterialPrices } from '#features/unit-prices/ui/trial/material-prices.tsx';
import { schemeWords } from '#features/unit-prices/ui/schemes/scheme-line.tsx';
import { OWN_TERMS } from '#features/unit-prices/detail-view';
import { light } from '#src/ui/tokens';
import { aUnitPrice } from '../a-row';

test.each([
  [12.5, '12.50', undefined],
  ['--', '--', '记录未给出'],
  ['/', '/', '不适用'],
  ['===', '===', '已含在其他项中'],
] as const)('[DATA-016] %s is drawn as %s', (value, drawn, meaning) => {
  const html = renderToStaticMarkup(<MarkedFigure value={value} />);
  expect(html).toContain(drawn);
  if (meaning) expect(html).toContain(meaning);
});

test('[UNIT-005] prices to be swapped are those without tax, beside what the record has', () => {
  const resource: Resource = {
    key: 'c44',
    code: 'C044',
    name: '陶瓷墙砖',
    spec: '300×600',
    unit: 'm²',
    priceSource: '样例价',
    quantity: 1.04,
    price: 82.37,
    amount: 85.66,
    share: 47,
    isUnpriced: false,
    category: 'materials',
    grade: 'A',
  };
  const swap = (taxBasis: '含税' | '除税') =>
    renderToStaticMarkup(
      <MaterialPrices
        record={{
          taxBasis,
          taxRate: 0.09,
          resources: [resource],
          rates: { rateBase: 'labour', managementRate: 0.18, profitRate: 0.1, risk: 0 },
        }}
        resources={[resource]}
        terms={OWN_TERMS}
        onChange={() => undefined}
      />,
    );
  expect(swap('含税')).toMatch(/原价 元（除税）.*>75\.57<small[^>]*> 含税 82\.37</);
  expect(swap('除税')).toMatch(/>82\.37<\/td>/);
});

describe('a table shows whether it adds up', () => {
  const line = (amounts: readonly number[]) =>
    renderToStaticMarkup(<SumLine amounts={amounts} target={594.29} targetName="综合单价" />);
  const parts = [92.4, 468.3, 6.8, 17.86, 8.93];

  test('to the fen', () => {
    expect(line(parts)).toContain('合计 594.29 元 = 综合单价');
    expect(line(parts)).toContain('data-right="true"');
    expect(line([...parts, 0.01])).toContain('data-right="true"');
  });

  test('or lights its lamp and says by how much it does not', () => {
    const html = line([...parts, 0.05]);
    expect(html).toContain('data-right="false"');
    expect(html).toContain('role="alert"');
    expect(html).toContain('相差 0.05 元');
  });
});

describe('the place among its kind', () => {
  const scope = { areaId: '20', areaName: '广东' };
  const { statistics } = aUnitPrice();
  const distribution = {
    scope,
    reference: '',
    from: '2022-10',
    until: '2025-09',
    statistics,
    histogram: null,
    regions: [],
    rank: 40,
    deviation: -0.06,
  };

  test('is said as a sentence, and not at all of too few', () => {
    expect(marketWords(distribution, { own: 594.29, month: '2025-06', isTried: false })).toBe(
      '在广东 42 个样本中，有 40% 不高于本条，比中位低 6.0%。',
    );
    expect(marketWords(distribution, { own: 594.29, month: '2025-06', isTried: true })).toBe(
      '在广东 42 个样本中，有 40% 不高于本条的记录单价 594.29（未按方案或测算），比中位低 6.0%。',
    );
    expect(
      marketWords({ ...distribution, deviation: 0.0001 }, { own: 594.29, month: '2025-06', isTried: false }),
    ).toContain('与中位持平');
    expect(
      marketWords({ ...distribution, rank: null }, { own: 594.29, month: '2025-06', isTried: false }),
    ).toBe('广东只有 42 个样本，不作比较。');
    expect(marketWords(distribution, { own: null, month: '2025-06', isTried: false })).toBe(
      '本条不能折算到所选口径，不作比较。',
    );
  });

  test('the only sample is the record itself, and no peer', () => {
    const bands = { kind: 'cases' as const, n: 1, values: [51.2] };
    const alone = { ...distribution, rank: null, statistics: { ...statistics, bands } };
    expect(marketWords(alone, { own: 51.2, month: '2025-06', isTried: false })).toBe(
      '广东只有 1 个样本，样本即本条，没有可比的。',
    );
    expect(marketWords(alone, { own: 52.2, month: '2025-06', isTried: false })).toBe(
      '广东只有 1 个样本，不作比较。',
    );
    expect(marketWords(alone, { own: 51.2, month: '2021-06', isTried: false })).toBe(
      '广东只有 1 个样本，不作比较。',
    );
  });

  test('regions without a median are no bars', () => {
    const region = (areaId: string, p50: number | null) => ({
      areaId,
      areaName: `地区${areaId}`,
      n: 3,
      p50,
      bands: statistics.bands,
    });
    const { series } = regionsOption(
      [region('20', 600), region('2', 580), region('6', null)],
      '20',
      594,
      light,
    );
    expect(series[0]?.data.map(({ value, itemStyle }) => [value, itemStyle.color])).toEqual([
      [600, light['fig-2']],
      [580, light['fig-1']],
    ]);
  });

  test('bars of regions begin at zero; many names are written downwards, a few as usual', () => {
    const regions = (count: number) =>
      Array.from({ length: count }, (_, at) => ({
        areaId: String(at),
        areaName: '黑龙江',
        n: 12,
        p50: 600 + at,
        bands: statistics.bands,
      }));
    const many = regionsOption(regions(31), '1', 594, light);
    expect(many.yAxis).toMatchObject({ min: 0 });
    expect(many.xAxis.axisLabel.formatter?.('黑龙江')).toBe('黑\n龙\n江');
    expect(regionsOption(regions(5), '1', 594, light).xAxis.axisLabel.formatter).toBeUndefined();
  });

  test('a month of too few prices is a gap in the course', () => {
    const points = [
      { period: '2025-08', n: 2, p50: null },
      { period: '2025-09', n: 8, p50: 598 },
    ];
    const { series } = trendOption({ scope, points, nationwide: points }, light);
    expect(series.map(({ name, data, connectNulls }) => [name, data, connectNulls])).toEqual([
      ['广东', [null, 598], false],
      ['全国', [null, 598], false],
    ]);
  });
});

test('a scheme is told in one line', () => {
  expect(schemeWords(OWN_TERMS)).toBe('各项均按记录原值');
  const terms = { ...OWN_TERMS, managementRate: 0.185, taxRate: 0.09, rateBase: 'labour' as const };
  expect(schemeWords(terms)).toBe('取费基数 人工费 · 管理费 18.5% · 含税 9%');
});

test('[ROUTE-039] without rights the page says so in place; a failure offers another try', () => {
  const draw = (isWithheld: boolean, code?: number) =>
    renderToStaticMarkup(
      <DetailProblem
        isWithheld={isWithheld}
        problem={code === undefined ? undefined : { code, message: '出错了', requestId: 'r1' }}
        onRetry={() => undefined}
      />,
    );
  expect(draw(true)).toContain('您暂无访问权限！');
  expect(draw(false, 821)).toContain('您暂无访问权限！');
  expect(draw(false, 440)).toContain('没有找到这条综合单价');
  expect(draw(false, 500)).toMatch(/重试.*r1/);
});
