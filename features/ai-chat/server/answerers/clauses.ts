import type { Answerer } from '../answerer';
import { answerDraft } from '../figures/answer-draft';

/** Without a text to quote nothing is said about rules; which edition is meant is asked first. */
export const clauseAnswerer: Answerer = {
  section: 'clause',
  fits: ({ measure }) => measure === 'clause',
  answer: async ({ edition }) => {
    const draft = answerDraft();
    if (edition === undefined) {
      draft.choices('请问按哪个版本的规范或定额？版本不同，规定也不同。', [
        '按 2013 版清单规范',
        '按 2024 版清单规范',
      ]);
    } else {
      draft.text(
        `${edition} 版的条文没有收录在可引用的资料中。没有原文依据，不作回答；请查阅正式出版的规范或当地造价管理机构的解释。`,
      );
    }
    return { section: 'clause', blocks: draft.blocks() };
  },
  examples: [],
};
