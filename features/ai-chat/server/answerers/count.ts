import type { Pool } from 'pg';
import type { Answerer } from '../answerer';
import { answerDraft } from '../figures/answer-draft';
import { nameOf } from '../figures/project-filter';
import { cautionOf } from '../figures/band-figures';
import { MOST_READ, type ValuePlan } from '../figures/sample-of';
import { samplesOf } from './projects';

/** Whatever it has cost, and whether or not its cost can be carried to another month. */
const EVERY: ValuePlan = { title: '单项工程', value: '1', taxBasis: '' };

/** How many projects there are. */
export const countAnswerer = (pool: Pool): Answerer => ({
  section: 'project',
  fits: ({ measure }) => measure === 'count',
  answer: async (reading, _question, signal) => {
    const samples = await samplesOf(pool, reading, EVERY, signal);
    const draft = answerDraft();
    draft.text(samples.map(({ set, n }) => `${nameOf(set)}：共有 ${n} 个单项工程样本。`).join(''));
    draft.figures(
      '样本数',
      samples.map(({ set, n, quoted }) => ({
        label: nameOf(set),
        value: n,
        digits: 0,
        unit: '个',
        from: { ...quoted, title: `单项工程（${nameOf(set)}）`, taxBasis: '' },
      })),
    );
    for (const sample of samples) {
      if (sample.n >= MOST_READ) draft.caution(cautionOf(sample) ?? '');
    }
    return { section: 'project', blocks: draft.blocks() };
  },
  examples: ['四川的中小学教学楼有多少个样本？'],
});
