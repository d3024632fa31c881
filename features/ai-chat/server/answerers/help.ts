import type { Answerer, Drafted } from '../answerer';
import { answerDraft } from '../figures/answer-draft';

const SHOWN = 3;

/** What can be asked: one example of each section first. */
export const helpOf = (answerers: readonly Answerer[]): Drafted => {
  const draft = answerDraft();
  const [first, rest] = [
    answerers.flatMap(({ examples }) => examples.slice(0, 1)),
    answerers.flatMap(({ examples }) => examples.slice(1)),
  ];
  draft.choices(
    '这个问题没有读懂。可以查询单方造价、工程量含量、样本数、造价指数与材料价格的涨跌，比较多个地区或业态，或折算价格期；综合单价与费用占比请在综合单价指标和工程详情中查看。例如：',
    [...new Set([...first, ...rest])].slice(0, SHOWN),
  );
  return { section: 'none', blocks: draft.blocks() };
};
