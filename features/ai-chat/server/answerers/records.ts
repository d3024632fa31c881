import { isMoved } from '#src/costing/basis';
import type { Answerer } from '../answerer';
import { answerDraft } from '../figures/answer-draft';
import { fittingOf, type Asked, type Fitting, type PriceParts } from '../figures/fitting-offers';
import { comparable, tellDifference, tellNone, tellOffers } from '../figures/tell-offers';
import { withoutPeriods, type Period } from '../reading/periods';
import type { NamedRegion } from '../reading/places';
import { specificationsIn, specificationWords, withoutSpecifications } from '../reading/specifications';
import { SERIES_WORDS } from '../reading/vocabulary';

const MOST_PLACES = 4;
const NOT_MOVED = '人工、材料与没有指数或地区系数的价格按发布的价格期与地区，不随页面口径折算。';
const ASKED =
  /多少钱|什么价|啥价|怎么卖|价格|单价|报价|几块|工资|谁贵|谁便宜|哪(里|个|边)?(更)?(贵|便宜)|多少/;
const TALK =
  /请问|帮我|查一?下|看一?下|想知道|现在|目前|今天|最近|大概|综合单价|价格|单价|报价|市场价|价位|区间|范围|是?多少钱?|是?什么(价格?)?|啥(价格?)?|怎么卖|几块钱?|(一|每)(吨|方|米|平方?米?|立方米?|天|个|工日)|谁更?(贵|便宜)|哪(里|个|边)?更?(贵|便宜)|不?含税|除税|税前|税后|(贵|便宜)[吗么]|[的在呢吗啊？?，,。]|比较|对比/g;

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
    ).replace(SOLD, ''),
  );

const periodWords = ({ from, to }: Period): string => (from === to ? from : `${from} 至 ${to} `);

/** Prices of bill items and labour, found as the search finds them, and of materials as they are published. */
export const recordAnswerer = (parts: PriceParts): Answerer => ({
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
  answer: async ({ places, period, basis, basisWords }, question, signal) => {
    const draft = answerDraft();
    const text = thingIn(question, places);
    const { taxBasis } = basis;
    const readIn = isMoved(basis) ? { basis, basisWords } : undefined;
    const specifications = specificationsIn(text);
    const found: (Asked & Fitting & { readonly name: string })[] = [];
    for (const place of places.length > 0 ? places.slice(0, MOST_PLACES) : [undefined]) {
      signal.throwIfAborted();
      const asked = { text, specifications, areaId: place?.areaId, taxBasis, ...(readIn && { readIn }) };
      const then = period && (await fittingOf(parts, { ...asked, period }));
      const isOfPeriod = then !== undefined && then.offers.length > 0;
      const there = isOfPeriod ? then : await fittingOf(parts, asked);
      if (period && !isOfPeriod && there.offers.length > 0)
        draft.caution(`${periodWords(period)}没有“${text}”的价格，以近两年的数据作答。`);
      const isLacking = place && specifications.length > 0 && there.offers.length === 0;
      const wide = isLacking ? await fittingOf(parts, { ...asked, areaId: undefined }) : there;
      const isWide = there !== wide && wide.offers.length > 0;
      if (place && isWide)
        draft.caution(
          `${place.name}没有 ${specificationWords(specifications)} 的“${text}”的价格，以全国的数据作答。`,
        );
      const name = place && !isWide ? place.name : '全国';
      found.push({ ...asked, name, ...wide, nearest: there.nearest ?? wide.nearest });
    }
    const told = comparable(found);
    for (const one of told) {
      if (one.readAs !== undefined)
        draft.caution(`没有名称含“${text}”的价格，以最接近的“${one.readAs}”作答。`);
      if (one.offers.length > 0) tellOffers(draft, one.name, one);
      else tellNone(draft, one.name, one);
    }
    tellDifference(draft, told);
    if (readIn && told.some(({ offers }) => offers.some((offer) => !offer.basisWords)))
      draft.caution(NOT_MOVED);
    return { section: 'record', blocks: draft.blocks() };
  },
  examples: ['湖北有梁板 C30 多少钱？', '钢筋工日工资现在多少'],
});
