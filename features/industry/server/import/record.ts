import { createHash } from 'node:crypto';
import type { RowFields } from '#infra/server/import/plain-exchange';
import { isNothing, plainText } from '#infra/server/import/plain-text';
import type { Cell } from '#infra/server/import/table';
import { termReader } from '#infra/server/import/terms';
import { refuseSample } from '#infra/server/import/refuse-sample';
import { Unclear } from '#infra/server/import/unclear';
import { readDay, readRange, readText } from '#infra/server/import/values';
import { dayAt } from '#src/contract/shanghai-time';
import { NATIONWIDE_ID } from '#src/contract/places';
import { roundTo } from '#src/costing/money';
import { STATUSES, TABS, type Tab } from '../../contract';
import type { Series, SeriesPoint } from '../save-series';
import type { Field } from './layout';
import { FREQUENCIES, readPeriod } from './period';

/** One published value with the series it belongs to. */
export interface Published {
  readonly series: Omit<Series, 'points'>;
  readonly point: SeriesPoint;
}

const readStatus = termReader<keyof typeof STATUSES>(
  { firm: ['正式', '正式值', '确定', '终值'], provisional: ['初步', '初步值', '初值'] },
  (status) => STATUSES[status],
);
const MOST = 1_000_000_000;

const oneOf = <K extends string>(cell: Cell, names: Readonly<Record<K, readonly string[]>>): K => {
  const text = plainText(cell);
  const keys = Object.keys(names) as K[];
  const known = keys.find((key) => names[key].includes(text));
  if (known) return known;
  throw new Unclear(`“${text.slice(0, 20)}”不明确，请写成：${keys.map((key) => names[key][0]).join('、')}`);
};
const labelled = <K extends string>(labels: Readonly<Record<K, string>>): Record<K, readonly string[]> =>
  Object.fromEntries(Object.entries(labels).map(([key, label]) => [key, [label]])) as unknown as Record<
    K,
    readonly string[]
  >;

const amounts = (
  cell: Cell,
  factor: number,
  ...owns: readonly string[]
): { readonly low: number; readonly high: number } => {
  const { low, high } = readRange(cell, 'money', factor, ...owns);
  if (!(low > 0) || low > MOST || !(high > 0) || high > MOST) throw new Unclear('应大于 0');
  return { low: roundTo(low, 4), high: roundTo(high, 4) };
};
const amount = (cell: Cell, factor: number, ...owns: readonly string[]): number => {
  const { low, high } = amounts(cell, factor, ...owns);
  if (low !== high) throw new Unclear('应是一个数，上下限请写在“数值”列');
  return low;
};

const idOf = (parts: readonly unknown[]): string =>
  `imported-${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 24)}`;

/** Undefined where a reason was kept. */
export const publishedOf = (
  { read, cell, placeOf, assumed }: RowFields<Field>,
  { fileName, now }: { readonly fileName: string; readonly now: string },
): Published | undefined => {
  refuseSample(cell('source'));
  const today = dayAt(now);
  const optional = <T>(field: Field, reading: (cell: Cell, factor: number) => T): T | undefined =>
    isNothing(cell(field)) ? undefined : read(field, reading);
  const tab: Tab = optional('tab', (one) => oneOf(one, labelled(TABS))) ?? 'official';
  const name = read('name', (one) => readText(one, 1, 80));
  const kind = read('kind', (one) => readText(one, 1, 30));
  const publisher = read('publisher', (one) => readText(one, 1, 80));
  const areaId = read(
    isNothing(cell('place')) && !isNothing(cell('province')) ? 'province' : 'place',
    (one) => {
      if (plainText(one) === '全国') return NATIONWIDE_ID;
      const placed = placeOf(one);
      return placed.cityId ?? placed.areaId;
    },
  );
  const unit = read('unit', (one) => readText(one, 1, 20));
  const scope = read('scope', (one) => readText(one, 2, 200));
  const said = optional('frequency', (one) => oneOf(one, FREQUENCIES));
  const dated = read('period', (one) => readPeriod(one, said, today.slice(0, 7)));
  const owns = unit === undefined ? [] : [unit];
  const value = optional('value', (one, factor) => amounts(one, factor, ...owns));
  const low = optional('low', (one, factor) => amount(one, factor, ...owns)) ?? value?.low;
  const high = optional('high', (one, factor) => amount(one, factor, ...owns)) ?? value?.high;
  const status = optional('status', readStatus) ?? 'firm';
  const publishedOn = optional('publishedOn', readDay) ?? null;
  if (publishedOn !== null && publishedOn > today) throw new Unclear(`发布日期 ${publishedOn} 还没有到`);
  if (low === undefined || high === undefined) throw new Unclear('数值没有填，也没有上限和下限');
  if (low > high) throw new Unclear(`下限 ${low} 大于上限 ${high}`);
  if (!name || !kind || !publisher || areaId === undefined || !unit || !scope || !dated) return undefined;
  const words = assumed.map(([label, value]) => `${label} ${value}`).join('；');
  return {
    series: {
      id: idOf([tab, name, kind, publisher, areaId, dated.frequency, unit, scope]),
      tab,
      name,
      kind,
      publisher,
      areaId,
      frequency: dated.frequency,
      unit,
      scope,
      title: fileName,
      method: words === '' ? null : `导入时假定：${words}`,
      source: 'imported',
      rank: 0,
    },
    point: {
      period: dated.period,
      low,
      high,
      status,
      publishedOn,
      issueNo: optional('issueNo', (one) => readText(one, 1, 80)) ?? null,
      page: optional('page', (one) => readText(one, 1, 20)) ?? null,
      first: null,
    },
  };
};
