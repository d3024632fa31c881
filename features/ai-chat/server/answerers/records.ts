import { isMoved } from '#src/costing/basis';
import { tradeWorkIn } from '#infra/server/search/trade/trade-words';
import type { Answerer } from '../answerer';
import { answerDraft } from '../figures/answer-draft';
import { fittingOf, type Asked, type Fitting, type PriceParts } from '../figures/fitting-offers';
import {
  comparable,
  tellDifference,
  tellNone,
  tellChosen,
  tellOffers,
  tellWork,
} from '../figures/tell-offers';
import { tellApart, type Specified } from '../figures/tell-apart';
import { pricedIn } from '../figures/work-offers';
import { withoutPeriods, type Period } from '../reading/periods';
import type { NamedRegion } from '../reading/places';
import {
  apart,
  specificationsIn,
  specificationWords,
  withoutSpecifications,
} from '../reading/specifications';
import { SERIES_WORDS } from '../reading/vocabulary';

const MOST_PLACES = 4;
const NOT_MOVED = '人工、材料与没有指数或地区系数的价格按发布的价格期与地区，不随页面口径折算。';
const ASKED =
  /多少钱|什么价|啥价|怎么卖|价格|单价|报价|几块|工资|谁贵|谁便宜|哪(里|个|边)?(更)?(贵|便宜)|多少|人工费?$|清包工?$|工费$/;
const TALK =
  /请问|帮我|查一?下|明年|后年|下个?月|(?<!年)下半年|最[高低]价?格?|看一?下|想知道|现在|目前|今天|最近|大概|综合单价|价格|单价|报价|市场价|价位|区间|范围|是?多少钱?|是?什么(价格?)?|啥(价格?)?|怎么卖|几块钱?|(一|每)(吨|方|延长?米|米|平方?米?|立方米?|天|个|工日|台|樘|套|根|组|扇|块|张|亩|公里|千米|公斤|千克|㎡|m[23]?|t|kg)|(贵|便宜|高|低)了?多少|相?差(多少|价)|谁更?(贵|便宜)|哪(里|个|边)?更?(贵|便宜)|不?含税|除税|税前|税后|(贵|便宜)[吗么]|[的在呢吗啊？?，,。]|比较|对比/g;

/** Full-width, so that no question holds it once it is normalised. */
const PLACE = '＊';
/** Between places, or behind the last of them; elsewhere they belong to a name: 和易性, 配合比. */
const BETWEEN_PLACES = /[和与跟比](?=＊)|(?<=＊[省市]?)[和与跟比](?=[\s？?，,。]|$)/g;
/** How much in general; 一般土方 and 一般抹灰 are names. */
const IN_GENERAL = /一般(?=[是要在都得]*(?:多少|什么|啥|怎么|几|价|单价|报价|市场|工资|[\s？?，,。]|$))/g;

/** What is asked about: the question without places, months and turns of speech. */
export const thingIn = (question: string, places: readonly Pick<NamedRegion, 'name'>[]): string =>
  places
    .reduce((left, { name }) => left.replaceAll(name, PLACE), withoutPeriods(question.normalize('NFKC')))
    .replace(BETWEEN_PLACES, '')
    .replaceAll(PLACE, ' ')
    .replace(IN_GENERAL, ' ')
    .replace(TALK, ' ')
    .replace(/(^|\s)[省市](?=\s)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** How a material is sold, which its series does not tell apart. */
const SOLD = /铜芯|电力|商品|预拌|普通|硅酸盐|散装|袋装|热轧|带肋|泵送|[^\S\n]/g;

/** 有梁板 C30 and 钢筋工 hold the name of a material, and are none. */
const isMoreThanMaterial = (thing: string): boolean =>
  /\p{Script=Han}/u.test(
    SERIES_WORDS.reduce(
      (left, [word]) => left.replaceAll(new RegExp(word, 'giu'), ' '),
      withoutSpecifications(thing),
    )
      .replace(SOLD, '')
      .replace(/^[和与跟比]$/, ''),
  );

const UNITS: readonly (readonly [said: RegExp, unit: string])[] = [
  [/[一每](个?平方?米?|㎡|m2)/i, 'm2'],
  [/[一每](个?立方米?|方|m3)/i, 'm3'],
  [/[一每](延长?米|米|m(?![23]))/i, 'm'],
  [/[一每](吨|t)/i, 't'],
  ...[...'樘扇台套组个根块张'].map((unit) => [new RegExp(`[一每]${unit}`), unit] as const),
];
const unitOf = (unit: string): string => unit.normalize('NFKC').replace('元/', '').toLowerCase();

/** The unit that was asked for, where none of the prices is of it. */
const unmetUnit = (question: string, offers: readonly { readonly unit: string }[]): string | undefined => {
  const asked = question.normalize('NFKC');
  const [said, unit] = UNITS.find(([pattern]) => pattern.test(asked)) ?? [];
  if (!said || offers.length === 0 || offers.some((offer) => unitOf(offer.unit) === unit)) return undefined;
  return said.exec(asked)?.[0];
};

const periodWords = ({ from, to }: Period): string => (from === to ? from : `${from} 至 ${to} `);

/** Prices of bill items and labour, found as the search finds them, and of materials as they are published. */
export const recordAnswerer = (parts: PriceParts): Answerer => ({
  section: 'record',
  fits: ({ measure, types, series, places, amount }, question) => {
    const thing = thingIn(question, places);
    const isWork = tradeWorkIn(thing) !== undefined;
    return (
      (measure === undefined || measure === 'unitCost' || measure === 'index') &&
      // 办公楼外墙保温 is a work on a building, and not the building.
      (types.length === 0 || (isWork && !/造价|指标|成本/.test(question))) &&
      !/走势|涨|跌|变|近.*[年月]/.test(question) &&
      (series.length === 0 || isWork || isMoreThanMaterial(thing)) &&
      amount === undefined &&
      ASKED.test(question) &&
      !/占比|比例|比重|费率|税率|单方|单位造价|指数/.test(question) &&
      (thing.length > 1 || isWork)
    );
  },
  answer: async ({ places, period, basis, basisWords }, question, signal) => {
    const draft = answerDraft();
    const text = thingIn(question, places);
    const { taxBasis } = basis;
    const readIn = isMoved(basis) ? { basis, basisWords } : undefined;
    const specifications = specificationsIn(text);
    const each = apart(specifications);
    if (each.length > 1) {
      const [place] = places;
      const thing = withoutSpecifications(text).replace(/^[和与跟比、\s]+|[和与跟比、\s]+$/g, '');
      const all: Specified[] = [];
      for (const own of each) {
        const words = specificationWords(own);
        const asked = { text: `${thing} ${words}`, specifications: own, areaId: place?.areaId, taxBasis };
        const { offers } = await fittingOf(parts, { ...asked, ...(readIn && { readIn }) });
        all.push({ words, offer: offers[0] });
      }
      const isTold = tellApart(draft, place?.name ?? '全国', all);
      if (isTold) return { section: 'record', blocks: draft.blocks() };
    }
    const found: (Asked & Fitting & { readonly name: string })[] = [];
    for (const place of places.length > 0 ? places.slice(0, MOST_PLACES) : [undefined]) {
      signal.throwIfAborted();
      const asked = {
        text,
        specifications,
        areaId: place?.areaId,
        taxBasis,
        priced: pricedIn(question),
        ...(readIn && { readIn }),
      };
      const then = period && (await fittingOf(parts, { ...asked, period }));
      const isOfPeriod = then !== undefined && then.offers.length > 0;
      const there = isOfPeriod ? then : await fittingOf(parts, asked);
      if (period && !isOfPeriod && there.offers.length > 0)
        draft.caution(`${periodWords(period)}没有“${text}”的价格，以近两年的数据作答。`);
      const isLacking =
        place &&
        ((there.offers.length === 0 && (specifications.length > 0 || there.work)) ||
          there.work?.lacking ||
          there.isWithoutBill);
      const wide = isLacking ? await fittingOf(parts, { ...asked, areaId: undefined }) : there;
      const isWide = there !== wide && wide.offers.length > 0 && !wide.isWithoutBill;
      const specified = specifications.length > 0 ? ` ${specificationWords(specifications)} 的` : '';
      const what = there.isWithoutBill ? '清单综合单价' : '价格';
      if (place && isWide)
        draft.caution(`${place.name}没有${specified}“${text}”的${what}，以全国的数据作答。`);
      const name = place && !isWide ? place.name : '全国';
      found.push({ ...asked, name, ...(isWide ? wide : there), nearest: there.nearest ?? wide.nearest });
    }
    const told = comparable(found);
    tellChosen(draft, text, told);
    for (const one of told) {
      if (one.work && told.length === 1) {
        tellWork(draft, one.name, { text, work: one.work });
        continue;
      }
      if (one.readAs !== undefined)
        draft.caution(`没有名称含“${text}”的价格，以最接近的“${one.readAs}”作答。`);
      if (one.isWithoutBill) draft.caution(`${one.name}没有“${text}”的清单综合单价，下面是人工价格。`);
      if (one.unheld !== undefined)
        draft.caution(`没有名称含“${one.unheld}”的清单项目，下面不区分${one.unheld}。`);
      if (one.offers.length > 0) tellOffers(draft, one.name, one);
      else tellNone(draft, one.name, one);
    }
    tellDifference(draft, told);
    const offers = told.flatMap((one) => one.offers);
    const unit = unmetUnit(question, offers);
    if (unit !== undefined)
      draft.caution(
        `问的是“${unit}”，记录按 ${[...new Set(offers.map((one) => one.unit))].join('、')} 计，不作换算。`,
      );
    if (readIn && told.some(({ offers }) => offers.some((offer) => !offer.basisWords)))
      draft.caution(NOT_MOVED);
    return { section: 'record', blocks: draft.blocks() };
  },
  examples: ['湖北有梁板 C30 多少钱？', '钢筋工日工资现在多少'],
});
