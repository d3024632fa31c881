import type { Period } from './periods';
import type { QuestionReading } from './read-question';
import { TYPES } from './vocabulary';

const MEASURE_WORDS: Readonly<Record<NonNullable<QuestionReading['measure']>, string>> = {
  unitCost: '单方造价',
  content: '含量',
  index: '指数与价格',
  rebase: '价格期折算',
  rank: '单方造价所处位置',
  count: '样本数',
  clause: '规范条文',
};

/** What a section answers, where the question is read by it alone. */
const SECTION_WORDS: Readonly<Record<string, string>> = {
  record: '价格',
  labor: '日工资',
  water: '单位造价',
  term: '名词释义',
  policy: '政策文件',
  rate: '费率与税率',
};

const spanWords = ({ from, to, back }: Period): string => {
  if (back !== undefined) return back % 12 === 0 ? `近 ${back / 12} 年` : `近 ${back} 个月`;
  return from === to ? from : `${from} 至 ${to}`;
};

/** What was understood, for whoever asked to check. */
export const describeReading = (reading: QuestionReading, section = ''): string => {
  const { measure, period, amount, edition } = reading;
  const span = period && spanWords(period);
  const own = SECTION_WORDS[section];
  if (own !== undefined) {
    const places = reading.places.map(({ name }) => name);
    const words = /policy|term/.test(section) ? [] : [...places, reading.thing, span, reading.taxBasis];
    return [...words, own].filter(Boolean).join(' · ');
  }
  const words = [
    ...reading.places.map(({ name }) => name),
    ...reading.types.map((type) => TYPES[type]),
    ...reading.structures,
    reading.stage,
    ...(measure === 'content' ? reading.contents : []),
    ...(measure === 'index' ? reading.series.map((one) => one.split('|').filter(Boolean).at(-1)) : []),
    span,
    reading.taxBasis,
    amount === undefined ? undefined : `${amount} 元/㎡`,
    edition && `${edition} 版`,
    measure && MEASURE_WORDS[measure],
  ].filter(Boolean);
  return words.join(' · ');
};
