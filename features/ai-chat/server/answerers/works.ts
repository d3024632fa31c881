import type { Bands } from '#src/costing/bands';
import { isMoved, type Basis } from '#src/costing/basis';
import type { Answerer } from '../answerer';
import { answerDraft } from '../figures/answer-draft';
import { plainNumber, sourceWords } from '../figures/number-words';
import type { QuestionInBasis } from '../reading/in-basis';
import { specificationsIn } from '../reading/specifications';
import { workIn } from '../reading/works';
import { ASSUMED } from './projects';

/** Values that are compared with one another: of one kind and nature, in one unit, of whole projects or of works alone. */
export interface WorkValues {
  readonly kind: string;
  readonly unitBasis: string;
  readonly isWhole: boolean;
  /** 新建; null where it is not known, or plays no part. */
  readonly nature: string | null;
  /** What most of the values hold and leave out. */
  readonly scope: string;
  readonly bands: Bands;
  readonly n: number;
  /** In the month and place of the basis; otherwise values are of their own. */
  readonly isRead: boolean;
  /** 2023-10 至 2025-09 */
  readonly period: string;
  readonly sources: readonly string[];
  /** Path within the portal. */
  readonly link: string;
}
/** Those with most records first. Without unit bases, of all there are; without a place, of the whole country. */
export type FindWorks = (query: {
  readonly kind: string;
  readonly unitBases: readonly string[];
  readonly areaId: string | undefined;
  readonly basis: Basis;
}) => Promise<readonly WorkValues[]>;

const SECTION = 'water';
const ASKED = /多少钱|多少|什么价|啥价|单价|价格|造价|单方|指标|几块|成本|费用|报价|贵/;
const BEYOND = /指数|走势|涨|跌|环比|同比|占比|比例|比重|费率|税率|规范|工期/;

const DIGITS = 2;

type ReadIn = Pick<QuestionInBasis, 'basis' | 'basisWords'>;

/** 水库（元/m³库容，估算、概算，除险加固） */
const titleOf = ({ kind, unitBasis, isWhole, nature }: WorkValues): string =>
  `${kind}（${[unitBasis, isWhole ? '估算、概算' : '预算至决算', ...(nature === null ? [] : [nature])].join('，')}）`;

/** Of the natures that were asked for by name, where any has records. */
const asked = (question: string, found: readonly WorkValues[]): readonly WorkValues[] => {
  const named = found.filter(({ nature }) => nature !== null && question.includes(nature));
  return named.length > 0 ? named : found;
};

const sentenceOf = (place: string, values: WorkValues, { basis, basisWords }: ReadIn): string => {
  const { unitBasis, n, bands, period } = values;
  const say = (value: number) => plainNumber(value, DIGITS);
  const head = `${place}${titleOf(values)}`;
  if (bands.kind === 'cases') return `${head}只有 ${n} 条记录，不足以统计。`;
  const median = `${head}${n} 条记录的中位数（${values.isRead ? basisWords : `${basis.taxBasis}，未折算`}）为 ${say(bands.p50)} ${unitBasis}`;
  return bands.kind === 'range'
    ? `${median}，最小 ${say(bands.min)}、最大 ${say(bands.max)}，价格期 ${period}。`
    : `${median}，P25–P75 为 ${say(bands.p25)} 至 ${say(bands.p75)}，价格期 ${period}。`;
};

const LABELS = [
  ['p25', 'P25'],
  ['min', '最小'],
  ['p50', '中位数'],
  ['max', '最大'],
  ['p75', 'P75'],
] as const;

const tell = (
  draft: ReturnType<typeof answerDraft>,
  place: string,
  values: WorkValues,
  readIn: ReadIn,
): void => {
  const { basis, basisWords } = readIn;
  const { taxBasis } = basis;
  const { unitBasis, n, bands, period, scope, sources, link } = values;
  draft.text(sentenceOf(place, values, readIn));
  const title = titleOf(values);
  const words = values.isRead ? basisWords : basisWords && taxBasis;
  const from = {
    title: values.isRead ? `${title}，折算到 ${basisWords}` : title,
    region: place,
    period,
    taxBasis,
    n,
    source: sourceWords(sources),
    link,
  };
  const known: Readonly<Record<string, unknown>> = { ...bands };
  const rows = LABELS.flatMap(([key, label]) => {
    const value = known[key];
    return typeof value === 'number' ? [{ label, value, digits: DIGITS, unit: unitBasis, from }] : [];
  });
  if (rows.length > 0) draft.figures([place, words ? `${title}（${words}）` : title].join(' · '), rows);
  else draft.quote(from);
  if (isMoved(basis) && !values.isRead)
    draft.caution(`${title}：没有折算到 ${basisWords} 的指数或地区系数，按各自的价格期与地区计算。`);
  draft.caution(`${title}的口径：${scope}。`);
};

/** What a unit of hydraulic works or of urban renewal costs; what the value holds is told beside it. */
export const workAnswerer = (findWorks: FindWorks): Answerer => ({
  section: SECTION,
  fits: ({ measure, amount, series }, question) =>
    (measure === undefined || measure === 'unitCost' || measure === 'index') &&
    amount === undefined &&
    series.length === 0 &&
    ASKED.test(question) &&
    !BEYOND.test(question) &&
    workIn(question) !== undefined &&
    specificationsIn(question).length === 0,
  answer: async ({ places, basis, basisWords, isTaxAssumed }, question, signal) => {
    const draft = answerDraft();
    const work = workIn(question) ?? { kind: '', unitBases: [] };
    const find = (areaId: string | undefined, unitBases: readonly string[]) =>
      findWorks({ kind: work.kind, unitBases, areaId, basis });
    for (const place of places.length > 0 ? places : [undefined]) {
      signal.throwIfAborted();
      const there = await find(place?.areaId, work.unitBases);
      const isEnough = there.some(({ bands }) => bands.kind !== 'cases');
      const wanted = place && !isEnough ? await find(undefined, work.unitBases) : there;
      const found = wanted.length > 0 ? wanted : await find(undefined, []);
      if (found.length === 0) {
        draft.text(`没有查到${work.kind}的造价记录。`);
        continue;
      }
      const few = there.reduce((sum, { n }) => sum + n, 0);
      if (place && !isEnough)
        draft.caution(
          few === 0
            ? `${place.name}没有${work.kind}的记录，以全国的数据作答。`
            : `${place.name}只有 ${few} 条${work.kind}的记录，不足以统计，以全国的数据作答。`,
        );
      if (wanted.length === 0)
        draft.caution(`没有按 ${work.unitBases.join('、')} 计的${work.kind}记录，下面是其他单位口径的。`);
      for (const values of asked(question, found))
        tell(draft, place && isEnough ? place.name : '全国', values, { basis, basisWords });
    }
    if (isTaxAssumed) draft.caution(ASSUMED);
    return { section: SECTION, blocks: draft.blocks() };
  },
  examples: ['加装电梯一台多少钱？'],
});
