import { monthOverMonth, yearOverYear } from '#src/costing/changes';
import { addMonths } from '#src/costing/months';
import { deviation } from '#src/costing/ranks';
import type { Period } from '../reading/periods';
import type { answerDraft } from './answer-draft';
import { quotedSeries, valueAt, type Series } from './index-series';
import { plainNumber } from './number-words';

type Draft = ReturnType<typeof answerDraft>;

const digitsOf = ({ unit }: Series) => (unit === '点' || unit === '元/m' ? 2 : 0);
const titleOf = ({ region, name }: Series) => (name.startsWith(region) ? name : `${region} · ${name}`);
const way = (percent: number) => (percent < 0 ? '下跌' : '上涨');
const size = (percent: number) => `${plainNumber(Math.abs(percent), 2)}%`;
const moved = (percent: number) => (percent === 0 ? '持平' : `${way(percent)} ${size(percent)}`);

export const tellNewest = (draft: Draft, series: Series, month: string | undefined): void => {
  const point = valueAt(series, month ?? '9999-12');
  if (!point) return draft.text(`${series.name}在 ${month ?? ''} 及以前没有数据。`);
  const from = quotedSeries(series, point.period);
  const [digits, unit] = [digitsOf(series), series.unit];
  const changes = [
    ['环比', monthOverMonth(series.points, point.period)],
    ['同比', yearOverYear(series.points, point.period)],
  ] as const;
  draft.text(
    [
      `${titleOf(series)} ${point.period} 为 ${plainNumber(point.value, digits)} ${unit}`,
      ...changes.flatMap(([label, percent]) => (percent === null ? [] : [`${label}${moved(percent)}`])),
    ].join('，') + '。',
  );
  draft.figures(titleOf(series), [
    { label: point.period, value: point.value, digits, unit, from },
    ...changes.flatMap(([label, percent]) =>
      percent === null ? [] : [{ label, value: percent, digits: 2, unit: '%', from }],
    ),
  ]);
  if (point.status === 'provisional')
    draft.caution(`${series.name} ${point.period} 为暂定值，以后可能修订。`);
};

/** 近一年 is of the months before the newest value. */
const pointsIn = (series: Series, { from: since, to, back }: Period) => {
  const newest = valueAt(series, to)?.period;
  const isRecent = newest !== undefined && newest >= since;
  const from = back !== undefined && isRecent ? addMonths(newest, -back) : since;
  return { from, within: series.points.filter(({ period }) => period >= from && period <= to) };
};

export const tellMove = (draft: Draft, series: Series, span: Period): void => {
  const { to } = span;
  const { from, within } = pointsIn(series, span);
  const [first, last] = [within[0], within.at(-1)];
  if (!first || !last || first === last) {
    if (!last) draft.caution(`${series.name}在 ${from} 至 ${to} 没有数据，以此前最近一期作答。`);
    return tellNewest(draft, series, to);
  }
  const percent = deviation(last.value, first.value) * 100;
  const quoted = quotedSeries(series, `${first.period} 至 ${last.period}`);
  const [digits, unit] = [digitsOf(series), series.unit];
  const [before, after] = [plainNumber(first.value, digits), plainNumber(last.value, digits)];
  draft.text(
    `${titleOf(series)}从 ${first.period} 的 ${before} ${unit} 到 ${last.period} 的 ${after} ${unit}，${moved(percent)}。`,
  );
  draft.figures(titleOf(series), [
    { label: first.period, value: first.value, digits, unit, from: quoted },
    { label: last.period, value: last.value, digits, unit, from: quoted },
    { label: '涨跌', value: percent, digits: 2, unit: '%', from: quoted },
  ]);
  draft.working('计算过程', [
    `涨跌 = (${after} − ${before}) ÷ ${before} = ${percent < 0 ? '−' : ''}${size(percent)}`,
  ]);
  if (last.status === 'provisional') draft.caution(`${series.name} ${last.period} 为暂定值，以后可能修订。`);
};

const EVER: Period = { from: '0000-01', to: '9999-12' };

/** 最近一年 is of the newest twelve months there are, however old. */
const recentIn = (series: Series, span: Period): ReturnType<typeof pointsIn> => {
  const newest = valueAt(series, span.to)?.period;
  if (span.back === undefined || newest === undefined) return pointsIn(series, span);
  return pointsIn(series, { from: addMonths(newest, 1 - span.back), to: newest });
};

/** The highest and the lowest month of a time; of all months where none is named. */
export const tellExtremes = (draft: Draft, series: Series, span: Period | undefined): void => {
  const { from, within } = recentIn(series, span ?? EVER);
  const [first] = within;
  const last = within.at(-1);
  if (!first || !last) {
    draft.caution(`${series.name}在 ${from} 至 ${span?.to ?? ''} 没有数据，以此前最近一期作答。`);
    return tellNewest(draft, series, span?.to);
  }
  const sorted = within.toSorted((one, other) => one.value - other.value);
  const [lowest = first, highest = first] = [sorted[0], sorted.at(-1)];
  const [digits, unit] = [digitsOf(series), series.unit];
  const say = (value: number) => `${plainNumber(value, digits)} ${unit}`;
  const months = `${first.period} 至 ${last.period}`;
  const quoted = quotedSeries(series, months);
  draft.text(
    `${titleOf(series)} ${months} 的 ${within.length} 期中，最高为 ${highest.period} 的 ${say(highest.value)}，最低为 ${lowest.period} 的 ${say(lowest.value)}。`,
  );
  draft.figures(titleOf(series), [
    { label: `最高（${highest.period}）`, value: highest.value, digits, unit, from: quoted },
    { label: `最低（${lowest.period}）`, value: lowest.value, digits, unit, from: quoted },
  ]);
  if (span?.back !== undefined && last.period < span.from)
    draft.caution(`${series.name}的最近一期为 ${last.period}，按它往前的 ${span.back} 个月作答。`);
  if (last.status === 'provisional') draft.caution(`${series.name} ${last.period} 为暂定值，以后可能修订。`);
};
