import { USUAL_BASIS } from '#src/costing/basis';
import { deviation } from '#src/costing/ranks';
import type { Answerer } from '../answerer';
import { answerDraft } from '../figures/answer-draft';
import { plainNumber, sourceWords } from '../figures/number-words';
import type { NamedRegion } from '../reading/places';
import type { QuestionReading } from '../reading/read-question';
import { SERIES_WORDS } from '../reading/vocabulary';

type TaxBasis = NonNullable<QuestionReading['taxBasis']>;

/** A record with a price, or several of one name with their median, as the search finds them. */
export interface PricedRecord {
  readonly title: string;
  readonly price: number;
  readonly unit: string;
  readonly taxBasis: TaxBasis;
  readonly n: number;
  readonly low: number | null;
  readonly high: number | null;
  readonly period: string;
  readonly areaName: string;
  readonly source: string;
  /** Path within the portal. */
  readonly link: string;
}
export interface PricedQuery {
  readonly text: string;
  readonly areaId: string | undefined;
  readonly taxBasis: TaxBasis;
}
/** The best priced record of bills, labour or series; undefined where none is found. */
export type FindPriced = (query: PricedQuery) => Promise<PricedRecord | undefined>;

const MOST_PLACES = 4;
const ASKED =
  /多少钱|什么价|啥价|怎么卖|价格|单价|报价|几块|工资|谁贵|谁便宜|哪(里|个|边)?(更)?(贵|便宜)|多少/;
const TALK =
  /请问|帮我|查一?下|看一?下|想知道|现在|目前|今天|最近|大概|综合单价|价格|单价|报价|市场价|价位|区间|范围|是?多少钱?|是?什么(价格?)?|啥(价格?)?|怎么卖|几块钱?|(一|每)(吨|方|米|平方?米?|立方米?|天|个|工日)|谁更?(贵|便宜)|哪(里|个|边)?更?(贵|便宜)|不?含税|除税|税前|税后|[的在呢吗啊？?，,。]|比较|对比/g;

/** Full-width, so that no question holds it once it is normalised. */
const PLACE = '＊';
/** Between places, or behind the last of them; elsewhere they belong to a name: 和易性, 配合比. */
const BETWEEN_PLACES = /[和与跟比](?=＊)|(?<=＊[省市]?)[和与跟比](?=[\s？?，,。]|$)/g;
/** How much in general; 一般土方 and 一般抹灰 are names. */
const IN_GENERAL = /一般(?=[是要在都得]*(?:多少|什么|啥|怎么|几|价|单价|报价|市场|工资|[\s？?，,。]|$))/g;

/** What is asked about: the question without places and turns of speech. */
export const thingIn = (question: string, places: readonly Pick<NamedRegion, 'name'>[]): string =>
  places
    .reduce((left, { name }) => left.replaceAll(name, PLACE), question.normalize('NFKC'))
    .replace(BETWEEN_PLACES, '')
    .replaceAll(PLACE, ' ')
    .replace(IN_GENERAL, ' ')
    .replace(TALK, ' ')
    .replace(/(^|\s)[省市](?=\s)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** 有梁板 C30 and 钢筋工 hold the name of a material, and are none. */
const isMoreThanMaterial = (thing: string): boolean =>
  /\p{Script=Han}/u.test(
    SERIES_WORDS.reduce((left, [word]) => left.replaceAll(new RegExp(word, 'giu'), ' '), thing),
  );

const sentenceOf = (place: string, found: PricedRecord): string => {
  const { title, price, unit, taxBasis, n, low, high, period } = found;
  const range =
    low === null || high === null ? '' : `，P25–P75 为 ${plainNumber(low, 2)} 至 ${plainNumber(high, 2)}`;
  const basis = unit === '点' ? '' : `（${taxBasis}）`;
  const value = `${plainNumber(price, 2)} ${unit}`;
  return n > 1
    ? `${place}“${title}”${n} 条记录的中位数${basis}为 ${value}${range}，价格期 ${period}，未折算。`
    : `${place}“${title}” ${period} 的价格${basis}为 ${value}。`;
};

/** Prices of bill items and labour, found as the search finds them. */
export const recordAnswerer = (find: FindPriced): Answerer => ({
  section: 'record',
  fits: ({ measure, types, series, places, amount }, question) =>
    (measure === undefined || measure === 'unitCost' || measure === 'index') &&
    types.length === 0 &&
    !/走势|涨|跌|变|近.*[年月]/.test(question) &&
    (series.length === 0 || isMoreThanMaterial(thingIn(question, places))) &&
    amount === undefined &&
    ASKED.test(question) &&
    !/占比|比例|比重|费率|税率|单方|单位造价|指数/.test(question) &&
    thingIn(question, places).length > 1,
  answer: async ({ places, taxBasis = USUAL_BASIS.taxBasis }, question, signal) => {
    const draft = answerDraft();
    const text = thingIn(question, places);
    const asked = places.length > 0 ? places.slice(0, MOST_PLACES) : [undefined];
    const found: { readonly name: string; readonly record: PricedRecord }[] = [];
    for (const place of asked) {
      signal.throwIfAborted();
      const name = place?.name ?? '全国';
      const record = await find({ text, areaId: place?.areaId, taxBasis });
      if (!record) {
        draft.text(`${name}没有查到“${text}”的${taxBasis}价格。`);
        continue;
      }
      found.push({ name, record });
      draft.text(sentenceOf(name, record));
      const from = {
        title: record.title,
        region: name === '全国' && record.n === 1 ? record.areaName || name : name,
        period: record.period,
        taxBasis: record.taxBasis,
        n: record.n > 1 ? record.n : null,
        source: sourceWords([record.source]),
        link: record.link,
      };
      const figure = (label: string, value: number) => ({ label, value, digits: 2, unit: record.unit, from });
      draft.figures(`${name} · ${record.title}`, [
        figure(record.n > 1 ? '中位数' : record.period, record.price),
        ...(record.low === null ? [] : [figure('P25', record.low)]),
        ...(record.high === null ? [] : [figure('P75', record.high)]),
      ]);
    }
    const [first, second] = found;
    const isAlike =
      first &&
      second &&
      first.record.title === second.record.title &&
      first.record.unit === second.record.unit;
    if (isAlike && first.record.price !== 0) {
      const percent = deviation(second.record.price, first.record.price) * 100;
      draft.text(
        `${second.name}比${first.name}${percent < 0 ? '低' : '高'} ${plainNumber(Math.abs(percent), 2)}%。`,
      );
      const [period, other] = [first.record.period, second.record.period];
      if (period !== other)
        draft.caution(
          `两者的价格期不同（${period} 与 ${other}），未折算到同一期，差异中含价格随时间的变化。`,
        );
    }
    return { section: 'record', blocks: draft.blocks() };
  },
  examples: ['湖北有梁板 C30 多少钱？', '钢筋工日工资现在多少'],
});
