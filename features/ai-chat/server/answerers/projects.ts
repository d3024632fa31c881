import type { Pool } from 'pg';
import { listPathOf, RECORDS } from '#src/contract/records';
import { SAMPLE_SIZES } from '#src/costing/sample-sizes';
import { deviation } from '#src/costing/ranks';
import type { Answerer } from '../answerer';
import { answerDraft } from '../figures/answer-draft';
import { captionOf, cautionOf, figuresOf, sentenceOf, type Measured } from '../figures/band-figures';
import { readBasis } from '../figures/basis-table';
import { plainNumber, sourceWords } from '../figures/number-words';
import type { NamedRegion } from '../reading/places';
import { nameOf, setsOf } from '../figures/project-filter';
import { contentPlan, sampleOf, unitCostPlan, type Sample, type ValuePlan } from '../figures/sample-of';
import type { QuestionReading } from '../reading/read-question';
import { TYPES } from '../reading/vocabulary';

interface Difference {
  readonly text: string;
  readonly working: string;
  readonly percent: number;
}

const medianOf = ({ bands }: Sample): number | undefined =>
  bands.kind === 'cases' || bands.n < SAMPLE_SIZES.quartiles || bands.p50 === 0 ? undefined : bands.p50;

/** 地下车库比高层住宅贵多少 is asked of the first, against the second. */
const AGAINST = /(?<![对相])比(?!较|例|重)(?!一)\S*?(贵|便宜|[高低多少])|[和与跟]\S*相比\S*?(贵|便宜|[高低])/;

/** Each set against the first, by medians; sets too small for quartiles are not compared. */
const differencesOf = (
  all: readonly Sample[],
  { digits }: Measured,
  question: string,
): readonly Difference[] => {
  const samples = all.length === 2 && AGAINST.test(question) ? all.toReversed() : all;
  const [first, ...others] = samples;
  const base = first && medianOf(first);
  if (!first || base === undefined) return [];
  return others.flatMap((other) => {
    const median = medianOf(other);
    if (median === undefined) return [];
    const percent = deviation(median, base) * 100;
    const [own, reference] = [plainNumber(median, digits), plainNumber(base, digits)];
    const size = plainNumber(Math.abs(percent), 2);
    const way = percent < 0 ? '低' : '高';
    return [
      {
        percent,
        text: `${nameOf(other.set)}的中位数比${nameOf(first.set)}${way} ${size}%。`,
        working: `(${own} − ${reference}) ÷ ${reference} = ${percent < 0 ? '−' : ''}${size}%`,
      },
    ];
  });
};

const SECTION = 'project';
/** Of which there are most, everywhere. */
const USUAL_TYPE = 'residential.highrise';
const UNITS: Readonly<Record<string, Omit<Measured, 'what'>>> = {
  钢筋: { unit: 'kg/㎡', digits: 1 },
  混凝土: { unit: 'm³/㎡', digits: 3 },
  砌体: { unit: 'm³/㎡', digits: 3 },
  电缆: { unit: 'm/㎡', digits: 2 },
  管道: { unit: 'm/㎡', digits: 2 },
};
export const UNIT_COST: Measured = { what: '单方造价', unit: '元/㎡', digits: 2 };

const measuredContent = (name: string): Measured & { readonly name: string } => ({
  name,
  what: `${name}含量`,
  ...(UNITS[name] ?? { unit: '㎡/㎡', digits: 2 }),
});

export const ASSUMED = '问题没有说明税口径，按除税计算。';
/** One question at a time, and answers that can be clicked. */
export const askForType = (what: string) => {
  const draft = answerDraft();
  draft.choices(
    `请问要查哪一种业态的${what}？不同业态差别很大，不能混在一起统计。`,
    Object.entries(TYPES).flatMap(([code, label]) => (code.includes('.') ? [label] : [])),
  );
  return { section: SECTION, blocks: draft.blocks() };
};

export const samplesOf = async (
  pool: Pool,
  reading: QuestionReading,
  plan: ValuePlan,
  signal: AbortSignal,
): Promise<readonly Sample[]> => {
  const samples: Sample[] = [];
  for (const set of setsOf(reading)) {
    signal.throwIfAborted();
    samples.push(await sampleOf(pool, set, plan));
  }
  return samples;
};

const tell = (
  draft: ReturnType<typeof answerDraft>,
  samples: readonly Sample[],
  measured: Measured,
  question: string,
) => {
  const differences = differencesOf(samples, measured, question);
  draft.text(
    [...samples.map((one) => sentenceOf(one, measured)), ...differences.map(({ text }) => text)].join(''),
  );
  for (const sample of samples) {
    const rows = figuresOf(sample, measured);
    if (rows.length > 0) draft.figures(captionOf(sample, measured), rows);
  }
  if (differences.length > 0)
    draft.working(
      '差异计算（中位数）',
      differences.map(({ working }) => working),
    );
  samples.map(cautionOf).forEach((caution) => caution && draft.caution(caution));
};

const loosen = (reading: QuestionReading): string | undefined => {
  if (reading.period) return '不限时间呢';
  return reading.places.length > 0 ? '全国呢' : undefined;
};

/** How far the levels of prices of two places are apart, beside what is built there. */
const tellPlaces = async (
  draft: ReturnType<typeof answerDraft>,
  pool: Pool,
  places: readonly NamedRegion[],
): Promise<void> => {
  const { factors, series } = await readBasis(pool);
  const known = places.flatMap(({ areaId, name }) => {
    const factor = factors.find((one) => one.areaId === areaId);
    return factor ? [{ name, value: factor.value }] : [];
  });
  const [first, second] = known;
  if (!first || !second) return;
  const percent = deviation(first.value, second.value) * 100;
  draft.text(
    `按地区系数，${first.name} ${first.value}、${second.name} ${second.value}：${first.name}比${second.name}${percent < 0 ? '低' : '高'} ${plainNumber(Math.abs(percent), 2)}%。`,
  );
  draft.figures(
    '地区系数',
    known.map(({ name, value }) => ({
      label: name,
      value,
      digits: 2,
      unit: '',
      from: {
        title: '地区系数',
        region: name,
        period: '',
        taxBasis: '',
        n: null,
        source: sourceWords(series ? [series.source] : []),
        link: listPathOf(RECORDS.costIndex.in),
      },
    })),
  );
};

/** Unit cost or content of one or more sets of projects, side by side. */
export const projectAnswerer = (pool: Pool): Answerer => ({
  section: SECTION,
  fits: ({ measure }) => measure === 'unitCost' || measure === 'content',
  answer: async (reading, question, signal) => {
    const isContent = reading.measure === 'content';
    // Places are compared by their costs, whatever is built: of that there is a usual kind.
    const isUsual = !isContent && reading.types.length === 0 && reading.places.length > 1;
    const asked = isUsual ? { ...reading, types: [USUAL_TYPE] } : reading;
    if (asked.types.length === 0)
      return askForType(isContent ? `${reading.contents[0] ?? '工程量'}含量` : UNIT_COST.what);
    const draft = answerDraft();
    const plans: readonly (readonly [ValuePlan, Measured])[] = isContent
      ? reading.contents.map(measuredContent).map((one) => [contentPlan(one.name, one.unit), one] as const)
      : [[unitCostPlan(reading), UNIT_COST]];
    let isEmpty = true;
    for (const [plan, measured] of plans) {
      const samples = await samplesOf(pool, asked, plan, signal);
      isEmpty &&= samples.every(({ n }) => n === 0);
      tell(draft, samples, measured, question);
    }
    if (isUsual) await tellPlaces(draft, pool, reading.places);
    if (isUsual) draft.caution('问题没有说明业态，按高层住宅比较；其他业态请写明。');
    if (!isContent && reading.isTaxAssumed) draft.caution(ASSUMED);
    const wider = isEmpty && !isUsual ? loosen(reading) : undefined;
    if (wider) draft.choices('可以放宽条件再查：', [wider]);
    return { section: SECTION, blocks: draft.blocks() };
  },
  examples: ['广东高层住宅近三年的单方造价是多少？', '湖北和湖南的办公楼钢筋含量对比'],
});
