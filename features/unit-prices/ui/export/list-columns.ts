import { SOURCE_LABELS } from '#src/contract/provenance';
import type { Quoted } from '#src/costing/rebaser';
import type { ListColumn } from '#src/tables/list-export';
import type { Cell } from '#src/tables/table-file';
import { editionWords } from '../../edition-words';
import { featureWords } from '../../feature-words';
import type { SourcedRow } from '../../selectors';
import { highOf, lowOf, meaningOf, medianOf } from '../bands-text';
import { readSpark } from '../read-courses';

export type Row = SourcedRow;

const PERCENT = 100;
const text = (title: string, width: number, value: (row: Row) => Cell): ListColumn<Row> => ({
  title,
  width,
  value,
  type: 'text',
});
const figure = (title: string, value: (row: Row) => number | null, digits = 2): ListColumn<Row> => ({
  title,
  digits,
  value,
  type: 'number',
  width: 13,
});
const money = (title: string, value: (row: Row) => number | null): ListColumn<Row> => ({
  ...figure(title, value),
  unit: '元',
});

export const facts: readonly ListColumn<Row>[] = [
  text('清单编码', 16, ({ code }) => code),
  text('清单版本', 12, editionWords),
  text('项目名称', 24, ({ name }) => name),
  text('项目特征', 48, featureWords),
  text('单位', 8, ({ unit }) => unit),
  money('单价', ({ unitPrice }) => unitPrice),
  text('税口径', 8, ({ taxBasis }) => taxBasis),
  { ...figure('税率', ({ taxRate }) => Number((taxRate * PERCENT).toFixed(4))), unit: '%' },
];

/** Where the price stands in its province, and how it went, as the page reads it. */
export const marketIn = (read: (quoted: Quoted) => number | null): readonly ListColumn<Row>[] => [
  text('比较组', 40, ({ statistics }) => statistics.reference),
  figure('同组样本数', ({ statistics }) => statistics.bands.n, 0),
  text('可靠性', 8, ({ statistics }) => statistics.reliability),
  money('同组低值', ({ statistics }) => lowOf(statistics.bands)),
  money('同组中位', ({ statistics }) => medianOf(statistics.bands)),
  money('同组高值', ({ statistics }) => highOf(statistics.bands)),
  text('低值–高值的含义', 26, ({ statistics }) => meaningOf(statistics.bands)),
  money('近 12 月首个中位', (row) => readSpark(row, read).values.find((value) => value !== null) ?? null),
  money('近 12 月末个中位', (row) => readSpark(row, read).values.findLast((value) => value !== null) ?? null),
  text('走势范围', 10, ({ spark }) => (spark.scope === 'area' ? '本省' : '全国')),
];

export const origin: readonly ListColumn<Row>[] = [
  text('地区', 14, ({ areaName }) => areaName),
  text('价格期', 10, ({ priceDate }) => priceDate),
  text('来源', 12, ({ source }) => SOURCE_LABELS[source]),
  text('提供方', 20, ({ provenance }) => provenance.issuer),
  text('资料名称', 36, ({ provenance }) => provenance.title),
  text('期号', 16, ({ provenance }) => provenance.issueNo ?? ''),
  text('测算方法', 24, ({ provenance }) => provenance.method ?? ''),
];
