import { STAGES } from '#src/contract/project-terms';
import type { Gazetteer, NamedRegion } from './places';
import { placesIn } from './places';
import { bareMonthsIn, monthsIn, periodIn, type Period } from './periods';
import { specificationsIn, withoutSpecifications } from './specifications';
import { CONTENT_WORDS, SERIES_WORDS, STRUCTURE_WORDS, TYPE_WORDS, type Words } from './vocabulary';

const MEASURES = ['unitCost', 'content', 'index', 'rebase', 'rank', 'count', 'clause'] as const;
export type Measure = (typeof MEASURES)[number];

/** What was understood of a question. Whatever it does not say is absent or empty. */
export interface QuestionReading {
  readonly measure?: Measure | undefined;
  readonly types: readonly string[];
  readonly places: readonly NamedRegion[];
  readonly structures: readonly string[];
  readonly contents: readonly string[];
  /** `category|item` */
  readonly series: readonly string[];
  readonly stage?: string | undefined;
  readonly period?: Period | undefined;
  /** Takes the period of the question before away. */
  readonly isAnyTime?: true | undefined;
  /** Months by name, in the order of the text: a rebasing goes from the first to the second. */
  readonly months: readonly string[];
  /** MM of whichever year is the newest that has them. */
  readonly bareMonths?: readonly string[] | undefined;
  readonly taxBasis?: '含税' | '除税' | undefined;
  /** 元/㎡ */
  readonly amount?: number | undefined;
  /** What is left of the question beside places, months and turns of speech. */
  readonly thing?: string | undefined;
  /** Edition of a code or quota: 2013, 2024. */
  readonly edition?: string | undefined;
}

/** Meanings in the order of the text; a word that was understood is not read again as part of another. */
const wordsIn = (text: string, words: Words): readonly string[] => {
  let left = text;
  const found: { readonly at: number; readonly meaning: string }[] = [];
  for (const [pattern, meaning] of words) {
    for (let match = pattern.exec(left); match; match = pattern.exec(left)) {
      found.push({ at: match.index, meaning });
      const end = match.index + match[0].length;
      left = left.slice(0, match.index) + '＊'.repeat(match[0].length) + left.slice(end);
    }
  }
  return [...new Set(found.sort((one, other) => one.at - other.at).map(({ meaning }) => meaning))];
};

const AMOUNT =
  /(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)\s*(?:(万)\s*)?(?:元\s*)?(?:\/|每|一)\s*(?:㎡|m2|m²|平方米|平米|平方|平)/i;
const amountIn = (text: string): number | undefined => {
  const [, digits, isTenThousand] = AMOUNT.exec(text) ?? [];
  if (digits === undefined) return undefined;
  return Number(digits.replaceAll(',', '')) * (isTenThousand ? 10_000 : 1);
};

const CLAUSE = /清单规范|计量规范|计价规范|计算规则|定额(说明|编号|子目|规定)|条文|哪一条|第.{1,4}条/;
const REBASE = /折算|换算|折到|换到|调整到|相当于|→|->/;
const RANK = /偏高|偏低|什么水平|处于|分位是|合理吗|合不合理|贵不贵|贵吗|高不高|排在/;
const COUNT = /样本(数|量)|多少个|有几个|多少(条|份)|数量/;
const PER_AREA = /含量|用量|消耗|每平(方)?米?(用|要|需)|kg|公斤/i;
const MOVE = /指数|涨|跌|环比|同比|走势|行情|信息价|材料价|价格|多少钱一吨|怎么变|变化|变动/;
/** What no answer is computed for, though words beside it look as if it were: 土建造价占比. */
const BEYOND = /综合单价|清单单价|占比|比例|比重|费率|税率|利润率|工期/;
const PRICE = /多少|什么价|啥价|怎么卖|几块|谁贵|便宜/;
/** Of all places, the one at an end, or each. */
const OF_ALL_PLACES =
  /(哪|什么)一?[个些]?(省|地区|地方|城市|市).*(最|贵|便宜|[高低])|(最|贵|便宜|[高低]).*(哪|什么)一?[个些]?(省|地区|地方|城市|市)|哪[里儿].*最|最.*哪[里儿]|各个?省|每个?省/;
export const isOfAllPlaces = (question: string): boolean => OF_ALL_PLACES.test(question);
const WHICH =
  /谁更?(贵|便宜|高|低)|(贵|便宜|高|低)了?(多少|几成|吗)|相?差(多少|多大|别|距|价)|哪(里|个|边|儿)?更?(贵|便宜|高|低)/;
/** The highest and the lowest of a time. */
const EXTREME = /最[高低贵]|最便宜|峰值|谷值/;
/** What is to come: nobody forecasts it here. */
const FUTURE = /明年|后年|下个?月|(?<!年)下半年|未来|将来|今后|后市|预测|预计|会不会|会(再|继续)?[涨跌降]/;
export const isOfFuture = (question: string): boolean => FUTURE.test(question);
export const isOfExtremes = (question: string): boolean => EXTREME.test(question);
const COST = /单方|造价|每平|平米|平方米|成本|指标|分位|中位|区间|多少钱/;

/** 湖北C20混凝土: its price is what there is to ask of it. */
const isOnlyMaterial = (text: string): boolean =>
  specificationsIn(text).length > 0 &&
  SERIES_WORDS.reduce((left, [word]) => left.replace(word, ' '), withoutSpecifications(text)).replace(
    /[呢吗？?。\s]/g,
    '',
  ) === '';

const measureOf = (text: string, reading: Omit<QuestionReading, 'measure'>): Measure | undefined => {
  if (CLAUSE.test(text)) return 'clause';
  if (REBASE.test(text)) return 'rebase';
  // 成都比重庆 is no 比重.
  const unplaced = reading.places.reduce((left, { name }) => left.replaceAll(name, ' '), text);
  if (BEYOND.test(unplaced)) return undefined;
  if (reading.amount !== undefined && (RANK.test(text) || reading.types.length > 0)) return 'rank';
  if (COUNT.test(text)) return 'count';
  if (reading.contents.length > 0 && PER_AREA.test(text)) return 'content';
  if (reading.types.length > 0 && FUTURE.test(text)) return 'unitCost';
  if (MOVE.test(text) && !/单方/.test(text)) return 'index';
  // A material is asked for by its price, not by the cost of a building.
  const isMaterial = reading.series.length > 0 && reading.types.length === 0;
  if (isMaterial && !isOfAllPlaces(text) && (EXTREME.test(text) || FUTURE.test(text))) return 'index';
  const isOfMonths = reading.months.length > 1 || (reading.bareMonths ?? []).length > 0;
  if (isMaterial && isOfMonths && !/单方|每平/.test(text)) return 'index';
  if (isMaterial && PRICE.test(text) && !/单方|每平/.test(text)) return 'index';
  if (isMaterial && isOnlyMaterial(unplaced)) return 'index';
  if (COST.test(text)) return 'unitCost';
  if (isOfAllPlaces(text) && reading.types.length > 0) return 'unitCost';
  if (WHICH.test(text) && (reading.places.length > 1 || reading.types.length > 1)) return 'unitCost';
  return undefined;
};

const taxBasisIn = (text: string): QuestionReading['taxBasis'] => {
  if (/除税|不含税|税前|未含税/.test(text)) return '除税';
  return /含税|税后/.test(text) ? '含税' : undefined;
};

/** `today` is YYYY-MM-DD. The same question is always read the same way. */
export const readQuestion = (question: string, regions: Gazetteer, today: string): QuestionReading => {
  const text = question.normalize('NFKC').replace(/m2/gi, '㎡');
  const bareMonths = bareMonthsIn(text);
  const read: Omit<QuestionReading, 'measure'> = {
    types: wordsIn(text.replace(/住宅(工程)?(造价)?指数/, ''), TYPE_WORDS),
    places: placesIn(text, regions),
    structures: wordsIn(text, STRUCTURE_WORDS),
    contents: wordsIn(text, CONTENT_WORDS),
    series: wordsIn(text, SERIES_WORDS),
    stage: STAGES.find((stage) => text.includes(stage)),
    period: periodIn(text, today),
    isAnyTime: /不限时间/.test(text) || undefined,
    months: monthsIn(text),
    bareMonths: bareMonths.length > 0 ? bareMonths : undefined,
    taxBasis: taxBasisIn(text),
    amount: amountIn(text),
    edition: /(2003|2008|2013|2017|2018|2020|2024)\s*(版|年版|清单|定额|规范)|5(?:0500|0854)[-—](20\d\d)/
      .exec(text)
      ?.slice(1)
      .find((part) => /^20\d\d$/.test(part)),
  };
  return { ...read, measure: measureOf(text, read) };
};
