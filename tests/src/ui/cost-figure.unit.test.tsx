import { renderToStaticMarkup } from 'react-dom/server';
import type { Basis } from '#src/costing/basis';
import { createRebaser, readAsQuoted, type Rebase } from '#src/costing/rebaser';
import { citationOf, type Cost } from '#src/ui/figure-card/cost';
import { CostFigure } from '#src/ui/figure-card/cost-figure.tsx';
import { FiguresRead } from '#src/ui/figure-card/figure-reading';
import { provenanceRows } from '#src/ui/figure-card/provenance-rows';
import { workingInputs } from '#src/ui/figure-card/working-of';
import { Working } from '#src/ui/working.tsx';
import { aTable } from '#tests/features/basis/a-table';

const cost: Cost = {
  subject: '某住宅楼',
  name: '单方造价',
  quoted: {
    value: 2980,
    priceDate: '2023-06',
    areaId: '18',
    cityId: undefined,
    building: undefined,
    taxBasis: '含税',
    taxRate: 0.09,
  },
  areaName: '湖北 武汉',
  unit: '元/㎡',
  provenance: {
    kind: 'contributed',
    issuer: '某造价站',
    title: '2023 年工程造价指标',
    issueNo: '鄂建价〔2023〕6 号',
    priceDate: '2023-06',
    taxBasis: '含税',
    n: 42,
    method: '数据统计法',
    reviewedBy: '王工',
    reviewedAt: '2023-08-01',
    revision: 2,
    licence: '内部使用',
  },
};
const inBasis = (basis: Basis): Rebase => createRebaser(aTable(), basis);
const drawn = (rebase: Rebase, original?: 'full' | 'value') =>
  renderToStaticMarkup(
    <FiguresRead value={{ rebase, sources: {}, onCopy: () => undefined }}>
      <CostFigure cost={cost} asQuoted={<i>含税</i>} {...(original && { original })} />
    </FiguresRead>,
  );
const text = (html: string) => html.replace(/<[^>]+>/g, '');

test('a cost stands as it was quoted, as a button that tells where it comes from', () => {
  const html = drawn(readAsQuoted);
  expect(text(html)).toBe('2,980.00含税');
  expect(html).toContain('aria-haspopup="dialog" aria-expanded="false" title="查看数据来历"');
});

test('read in a basis it is marked, with the original beside it', () => {
  const rebase = inBasis({ period: '2025-09', areaId: '20' });
  expect(text(drawn(rebase))).toBe('3,212.86折算 原 2,980.00（2023-06 · 湖北 武汉 · 含税）');
  expect(text(drawn(rebase, 'value'))).toBe('3,212.86原 2,980.00');
  const exTax = inBasis({ taxBasis: '除税' });
  expect(text(drawn(exTax, 'value'))).toBe('2,733.94原 2,980.00');
});

test('what cannot be read says why and keeps the original', () => {
  expect(text(drawn(inBasis({ period: '2030-01' })))).toBe(
    '2,980.00不可换算：2030-01 没有全国综合造价指数（现有 2023-06 至 2025-09）',
  );
});

test('a citation names figure, working and source in one line', () => {
  const source = '来源：某造价站，《2023 年工程造价指标》，鄂建价〔2023〕6 号，第 2 版。';
  expect(citationOf(cost, readAsQuoted(cost.quoted))).toBe(
    `某住宅楼 单方造价：2,980.00 元/㎡（2023-06 · 湖北 武汉 · 含税）。${source}`,
  );
  const reading = inBasis({ period: '2025-09', areaId: '20', taxBasis: '除税' })(cost.quoted);
  expect(citationOf(cost, reading)).toBe(
    '某住宅楼 单方造价：2,947.58 元/㎡（2025-09 · 广东 · 除税，折算：2,980.00 × 100.90 / 104.20 × 1.08 / 0.97 ÷ (1 + 9%)；原值 2,980.00 元/㎡（2023-06 · 湖北 武汉 · 含税））。' +
      source,
  );
});

test('every input of a working is named, with what is not yet final', () => {
  const reading = inBasis({ period: '2025-09', areaId: '20', taxBasis: '除税' })(cost.quoted);
  if (reading.kind !== 'rebased') throw new Error('it can be read');
  expect(workingInputs(reading.steps, { index: '全国综合造价指数', place: '地区造价系数' })).toEqual([
    { label: '造价指数 2023-06 → 2025-09', value: '104.20 → 100.90（暂定）', source: '全国综合造价指数' },
    { label: '地区系数 湖北 → 广东', value: '0.97 → 1.08', source: '地区造价系数' },
    { label: '含税 → 除税', value: '增值税税率 9%' },
  ]);
});

test('a working is read as a formula with its result', () => {
  const html = renderToStaticMarkup(
    <Working formula="1 + 1" result="2" inputs={[]} citation="二" onCopy={() => undefined} />,
  );
  expect(text(html)).toBe('算式1 + 1 = 2二复制引用');
});

test('the card says all that is known of a source, and leaves out what nobody stated', () => {
  expect(provenanceRows(cost.provenance).map(({ term, detail }) => `${term} ${detail as string}`)).toEqual([
    '来源 会员贡献',
    '提供方 某造价站',
    '资料名称 2023 年工程造价指标',
    '期号 鄂建价〔2023〕6 号',
    '价格期 2023-06 · 含税',
    '样本数 42 个',
    '测算方法 数据统计法',
    '审核 王工 · 2023-08-01',
    '版次 第 2 版',
    '使用许可 内部使用',
  ]);
});

test('the working names the price that materials are moved by, and the index that the rest is', () => {
  const rebase = inBasis({ period: '2025-09', index: 'parts' });
  const amounts = { labour: 300, materials: 2_400, machinery: 30, other: 250 };
  const reading = rebase({ ...cost.quoted, amounts, materialSeries: '材料/钢材' });
  const inputs =
    reading.kind === 'rebased' ? workingInputs(reading.steps, { index: '全国综合造价指数' }) : [];
  expect(inputs.map(({ label, source }) => [label, source])).toEqual([
    ['人工指数 2023-06 → 2025-09', '人工费指数 · 某造价站'],
    ['材料价格 2023-06 → 2025-09', 'HRB400 螺纹钢 · 某造价站'],
    ['机械指数 2023-06 → 2025-09', '施工机具费指数 · 某造价站'],
    ['管理费、利润指数 2023-06 → 2025-09', expect.stringContaining('全国综合造价指数')],
  ]);
  expect(inputs[1]?.value).toBe('3,790.00 → 3,420.00');
});
