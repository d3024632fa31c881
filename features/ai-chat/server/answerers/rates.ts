import type { Answerer } from '../answerer';
import { answerDraft } from '../figures/answer-draft';
import { thingIn } from './records';

/** Rates are what a place has ruled, with a day from which they hold: the documents say them, and no answer guesses. */
export const rateAnswerer: Answerer = {
  section: 'rate',
  fits: ({ measure, amount }, question) =>
    measure === undefined && amount === undefined && /费率|税率|利润率|管理费率/.test(question),
  answer: async ({ places }, question) => {
    const draft = answerDraft();
    const rate = thingIn(question, places).replace(/[\s，。]/g, '') || '费率';
    const place = places[0]?.name ?? '';
    draft.text(
      `${rate}由各地的计价依据规定，并会调整，这里不作换算和推断；请以${place || '工程所在地'}现行文件的原文为准，可在政策文件中查找。`,
    );
    // 安全文明施工费费率 is what is asked for, 安全文明施工费 is what documents are called by.
    const words = rate.replace(/的?(?<!税)税率$/, '税').replace(/的?[费税]率$/, '');
    draft.quote({
      title: `政策文件：${words || rate}`,
      region: place,
      period: '',
      taxBasis: '',
      n: null,
      source: '',
      link: `/policy/index?${new URLSearchParams({ keyword: words || rate }).toString()}`,
    });
    return { section: 'rate', blocks: draft.blocks() };
  },
  examples: [],
};
