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

/** What was understood, for whoever asked to check. */
export const describeReading = (reading: QuestionReading): string => {
  const { measure, period, amount, edition } = reading;
  const span = period && (period.from === period.to ? period.from : `${period.from} 至 ${period.to}`);
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
