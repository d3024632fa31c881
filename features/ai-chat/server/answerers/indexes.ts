import type { Pool } from 'pg';
import { isMoved } from '#src/costing/basis';
import { NATIONWIDE } from '#src/contract/places';
import type { Answerer } from '../answerer';
import { answerDraft } from '../figures/answer-draft';
import { seriesOf, yearOf, type Series } from '../figures/index-series';
import type { NamedRegion } from '../reading/places';
import type { QuestionInBasis } from '../reading/in-basis';
import { isOfAllPlaces, isOfExtremes, type QuestionReading } from '../reading/read-question';
import {
  apart,
  farFrom,
  meets,
  specificationsIn,
  specificationWords,
  type Apart,
  type Specification,
} from '../reading/specifications';
import { materialOffers, type MaterialParts } from '../figures/material-offers';
import { tellApart, type Specified } from '../figures/tell-apart';
import { tellOffers } from '../figures/tell-offers';
import { tellExtremes, tellMove, tellNewest } from '../figures/tell-series';
import { thingIn } from './records';

const NOT_MOVED = '指数与材料价格按发布的价格期与地区，不随页面口径折算。';

const SECTION = 'index';
const MOST_PLACES = 4;

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

/** C40和C30差多少: of both the published price. True where both have one. */
const tellEach = async (
  draft: Draft,
  parts: MaterialParts,
  { item, each, place, reading }: Omit<Sought, 'specifications' | 'series'> & { readonly each: Apart },
): Promise<boolean> => {
  const { taxBasis } = reading.basis;
  const areaId = place.areaId === NATIONWIDE ? undefined : place.areaId;
  const found: Specified[] = [];
  for (const specifications of each) {
    const { offers } = await materialOffers(parts, { item, specifications, taxBasis, areaId });
    found.push({ words: specificationWords(specifications), offer: offers[0] });
  }
  return tellApart(draft, place.name, found);
};

const isMove = ({ period, months }: QuestionReading): boolean =>
  period !== undefined && months.length !== 1 && (months.length === 0 || period.from !== period.to);

/** A month without a year is of the newest year that has it. */
const inYear = (reading: QuestionReading, series: Series): QuestionReading => {
  const { bareMonths, period } = reading;
  if (!bareMonths) return reading;
  const year = period?.back === undefined ? period?.from.slice(0, 4) : undefined;
  const isOfYear = year !== undefined && year === period?.to.slice(0, 4);
  const dated = isOfYear ? bareMonths.map((month) => `${year}-${month}`) : yearOf(series, bareMonths);
  const sorted = dated.toSorted();
  const [from, to = from] = [sorted[0], sorted.at(-1)];
  if (from === undefined || to === undefined) return reading;
  return { ...reading, period: { from, to }, months: from === to ? [from] : [from, to] };
};

const tellSeries = (draft: Draft, series: Series, read: QuestionReading, question: string): void => {
  const reading = inYear(read, series);
  const { period, months } = reading;
  const missing = months.filter((month) => !series.points.some((point) => point.period === month));
  if (read.bareMonths && !read.period && period)
    draft.caution(`问题没有说明年份，按有数据的最近一年（${period.from.slice(0, 4)} 年）作答。`);
  if (missing.length > 0)
    draft.caution(`${series.name}没有 ${missing.join('、')} 的数据，以此前最近的月份作答。`);
  if (isOfExtremes(question) && !isOfAllPlaces(question)) tellExtremes(draft, series, period);
  else if (period && isMove(reading)) tellMove(draft, series, period);
  else tellNewest(draft, series, period?.to);
};

/** Indexes and material prices: the newest month, or the move over a period. */
export const indexAnswerer = (pool: Pool, parts: MaterialParts): Answerer => ({
  section: SECTION,
  fits: ({ measure, series, places }, question) =>
    measure === 'index' && (series.length > 0 || isGeneral(question, places)),
  answer: async (reading, question, signal) => {
    const { series: wanted, places } = reading;
    const draft = answerDraft();
    const areas = places.length > 0 ? places.slice(0, MOST_PLACES) : [{ areaId: NATIONWIDE, name: '全国' }];
    const all = specificationsIn(thingIn(question, places));
    const told = new Set<string>();
    let isOfRecords = false;
    const each = apart(all);
    for (const words of wanted.length > 0 ? wanted : ['综合|']) {
      const [category = '', item = ''] = words.split('|');
      for (const place of areas) {
        signal.throwIfAborted();
        const isApart = item !== '' && each.length > 1;
        if (isApart && (await tellEach(draft, parts, { item, each, place, reading }))) {
          isOfRecords = true;
          continue;
        }
        const series = await seriesOf(pool, { areaId: place.areaId, category, item: item || null });
        for (const specifications of each) {
          if (item && category === '材料' && !meets(series?.name ?? '', specifications)) {
            const sought = { item, specifications, place, reading, series };
            if (!/走势|涨|跌/.test(question) && (await tellOfItsOwn(draft, parts, sought))) {
              isOfRecords = true;
              continue;
            }
            const none = `没有 ${specificationWords(specifications)} 的序列`;
            draft.text(series && !told.has(series.id) ? `${none}；最接近的是 ${series.name}：` : `${none}。`);
          }
          if (!series) draft.text(`${place.name}没有${item || category}类的指数或价格。`);
          else if (!told.has(series.id)) {
            told.add(series.id);
            if (series.region !== place.name)
              draft.caution(`${place.name}没有单独的${series.name}，以${series.region}的数据作答。`);
            tellSeries(draft, series, reading, question);
          }
        }
      }
    }
    if (isMoved(reading.basis)) draft.caution(NOT_MOVED);
    return { section: isOfRecords && told.size === 0 ? 'record' : SECTION, blocks: draft.blocks() };
  },
  examples: ['广东综合造价指数最近涨了还是跌了？', '螺纹钢 2024-01 到 2025-06 的价格走势'],
});
