import type { Pool } from 'pg';
import { isMoved } from '#src/costing/basis';
import { NATIONWIDE } from '#src/contract/places';
import { addMonths } from '#src/costing/months';
import { deviation } from '#src/costing/ranks';
import { monthOverMonth, yearOverYear } from '#src/costing/changes';
import type { Answerer } from '../answerer';
import { answerDraft } from '../figures/answer-draft';
import { quotedSeries, seriesOf, valueAt, type Series } from '../figures/index-series';
import { plainNumber } from '../figures/number-words';
import type { Period } from '../reading/periods';
import type { NamedRegion } from '../reading/places';
import type { QuestionInBasis } from '../reading/in-basis';
import type { QuestionReading } from '../reading/read-question';
import {
  farFrom,
  meets,
  specificationsIn,
  specificationWords,
  type Specification,
} from '../reading/specifications';
import { materialOffers, type MaterialParts } from '../figures/material-offers';
import { tellOffers } from '../figures/tell-offers';
import { thingIn } from './records';

const NOT_MOVED = '指数与材料价格按发布的价格期与地区，不随页面口径折算。';

const SECTION = 'index';
const MOST_PLACES = 4;

const digitsOf = ({ unit }: Series) => (unit === '点' || unit === '元/m' ? 2 : 0);
const titleOf = ({ region, name }: Series) => (name.startsWith(region) ? name : `${region} · ${name}`);
const way = (percent: number) => (percent < 0 ? '下跌' : '上涨');
const size = (percent: number) => `${plainNumber(Math.abs(percent), 2)}%`;
const moved = (percent: number) => (percent === 0 ? '持平' : `${way(percent)} ${size(percent)}`);

const tellNewest = (
  draft: ReturnType<typeof answerDraft>,
  series: Series,
  month: string | undefined,
): void => {
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

const tellMove = (
  draft: ReturnType<typeof answerDraft>,
  series: Series,
  { from: since, to, back }: Period,
): void => {
  const newest = valueAt(series, to)?.period;
  const isRecent = newest !== undefined && newest >= since;
  const from = back !== undefined && isRecent ? addMonths(newest, -back) : since;
  const within = series.points.filter(({ period }) => period >= from && period <= to);
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

/** Of costs in general; what else is asked for has no index. */
const IN_GENERAL =
  /(综合|建筑|建安|建设|工程|整体|总体)*(造价|成本|价格|物价|费用)?(指数|行情|走势|水平)?|环比|同比|上?涨|下?跌|幅度?|变化|变动|怎么?样?变?|如何|还是|[近最前去今上本]+[一两二三四五六\d]*个?[年月]|\d+年?|[-年月日]|[了到至从走跌涨来有没会要近期降升]/g;

const isGeneral = (question: string, places: Parameters<typeof thingIn>[1]): boolean =>
  (
    thingIn(question, places)
      .replace(IN_GENERAL, '')
      .match(/\p{Script=Han}/gu) ?? []
  ).length < 2;

type Draft = ReturnType<typeof answerDraft>;
interface Sought {
  readonly item: string;
  readonly specifications: readonly Specification[];
  readonly place: NamedRegion;
  readonly reading: QuestionInBasis;
  readonly series: Series | undefined;
}

/**
 * What a material of another specification than its series costs; of what nobody has priced the nearest, where the
 * series is not nearer. True where it was told.
 */
const tellOfItsOwn = async (
  draft: Draft,
  parts: MaterialParts,
  { item, specifications, place, reading, series }: Sought,
): Promise<boolean> => {
  const { taxBasis } = reading.basis;
  const isPlace = place.areaId !== NATIONWIDE;
  const asked = { item, specifications, taxBasis };
  const there = await materialOffers(parts, { ...asked, areaId: isPlace ? place.areaId : undefined });
  const isThere = there.offers.length > 0 || !isPlace;
  const { offers, nearest } = isThere ? there : await materialOffers(parts, { ...asked, areaId: undefined });
  const words = specificationWords(specifications);
  const text = `${item} ${words}`;
  const [first] = offers;
  if (!first) {
    const isNearer =
      nearest && (!series || farFrom(nearest.title, specifications) < farFrom(series.name, specifications));
    if (!isNearer) return false;
    draft.text(`没有 ${words} 的序列和价格；最接近的是“${nearest.title}”：`);
    tellOffers(draft, '全国', { text, offers: [nearest] });
    return true;
  }
  draft.text(`没有 ${words} 的序列，以${first.kind === 'market' ? '信息价' : '清单综合单价'}作答。`);
  if (!isThere) draft.caution(`${place.name}没有 ${words} 的价格，以全国的数据作答。`);
  tellOffers(draft, isThere ? place.name : '全国', { text, offers });
  return true;
};

const isMove = ({ period, months }: QuestionReading): boolean => period !== undefined && months.length !== 1;

/** Indexes and material prices: the newest month, or the move over a period. */
export const indexAnswerer = (pool: Pool, parts: MaterialParts): Answerer => ({
  section: SECTION,
  fits: ({ measure, series, places }, question) =>
    measure === 'index' && (series.length > 0 || isGeneral(question, places)),
  answer: async (reading, question, signal) => {
    const { series: wanted, places, period } = reading;
    const draft = answerDraft();
    const areas = places.length > 0 ? places.slice(0, MOST_PLACES) : [{ areaId: NATIONWIDE, name: '全国' }];
    const specifications = specificationsIn(thingIn(question, places));
    const told = new Set<string>();
    let isOfRecords = false;
    for (const words of wanted.length > 0 ? wanted : ['综合|']) {
      const [category = '', item = ''] = words.split('|');
      for (const place of areas) {
        signal.throwIfAborted();
        const series = await seriesOf(pool, { areaId: place.areaId, category, item: item || null });
        if (item && category === '材料' && !meets(series?.name ?? '', specifications)) {
          const sought = { item, specifications, place, reading, series };
          if (!/走势|涨|跌/.test(question) && (await tellOfItsOwn(draft, parts, sought))) {
            isOfRecords = true;
            continue;
          }
          const none = `没有 ${specificationWords(specifications)} 的序列`;
          draft.text(series ? `${none}；最接近的是 ${series.name}：` : `${none}。`);
        }
        if (!series) draft.text(`${place.name}没有${item || category}类的指数或价格。`);
        else if (!told.has(series.id)) {
          told.add(series.id);
          if (series.region !== place.name)
            draft.caution(`${place.name}没有单独的${series.name}，以${series.region}的数据作答。`);
          if (period && isMove(reading)) tellMove(draft, series, period);
          else tellNewest(draft, series, period?.to);
        }
      }
    }
    if (isMoved(reading.basis)) draft.caution(NOT_MOVED);
    return { section: isOfRecords && told.size === 0 ? 'record' : SECTION, blocks: draft.blocks() };
  },
  examples: ['广东综合造价指数最近涨了还是跌了？', '螺纹钢 2024-01 到 2025-06 的价格走势'],
});
