import type { Pool } from 'pg';
import { SAMPLE_SIZES } from '#src/costing/sample-sizes';
import { deviation, percentileRank } from '#src/costing/ranks';
import type { Answerer } from '../answerer';
import { answerDraft } from '../figures/answer-draft';
import { captionOf, cautionOf, figuresOf, sentenceOf } from '../figures/band-figures';
import { plainNumber } from '../figures/number-words';
import { unitCostPlan } from '../figures/sample-of';
import { ASSUMED, askForType, samplesOf, UNIT_COST } from './projects';

/** Where the asker's own unit cost stands among the records. */
export const rankAnswerer = (pool: Pool): Answerer => ({
  section: 'project',
  fits: ({ measure }) => measure === 'rank',
  answer: async (reading, _question, signal) => {
    const { amount } = reading;
    if (reading.types.length === 0) return askForType(UNIT_COST.what);
    const draft = answerDraft();
    if (amount === undefined) {
      draft.choices('请写出要比较的单方造价，例如：3,100 元/㎡。', []);
      return { section: 'project', blocks: draft.blocks() };
    }
    for (const sample of await samplesOf(pool, reading, unitCostPlan(reading), signal)) {
      const { bands, values, n, quoted } = sample;
      draft.text(sentenceOf(sample, UNIT_COST));
      draft.figures(captionOf(sample, UNIT_COST), figuresOf(sample, UNIT_COST));
      const rank = n >= SAMPLE_SIZES.quartiles ? percentileRank(values, amount) : null;
      if (rank !== null && bands.kind !== 'cases') {
        const off = deviation(amount, bands.p50) * 100;
        const [own, median, size] = [
          plainNumber(amount, 2),
          plainNumber(bands.p50, 2),
          plainNumber(Math.abs(off), 2),
        ];
        draft.text(
          `${own} 元/㎡ 不低于其中 ${plainNumber(rank, 1)}% 的样本，比中位数${off < 0 ? '低' : '高'} ${size}%。`,
        );
        draft.figures('所处位置', [
          { label: '分位', value: rank, digits: 1, unit: '%', from: quoted },
          { label: '与中位数的偏差', value: off, digits: 2, unit: '%', from: quoted },
        ]);
        const below = values.filter((value) => value <= amount).length;
        draft.working('计算过程', [
          `分位 = 不高于 ${own} 的样本数 ÷ 样本数 = ${below} ÷ ${n} = ${plainNumber(rank, 1)}%`,
          `偏差 = (${own} − ${median}) ÷ ${median} = ${off < 0 ? '−' : ''}${size}%`,
        ]);
      }
      const caution = cautionOf(sample);
      if (caution) draft.caution(caution);
    }
    if (reading.isTaxAssumed) draft.caution(ASSUMED);
    return { section: 'project', blocks: draft.blocks() };
  },
  examples: ['湖北高层住宅 3100 元/㎡ 偏高吗？'],
});
