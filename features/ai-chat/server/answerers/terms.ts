import type { Answerer } from '../answerer';
import { answerDraft } from '../figures/answer-draft';

/** A lesson of the portal that explains a term. */
export interface Explained {
  readonly title: string;
  readonly summary: string;
  /** Path within the portal. */
  readonly link: string;
}
export type FindExplained = (term: string) => Promise<Explained | undefined>;

const ASKED = /什么是|是什么|什么意思|什么叫|怎么算|如何计算|含义|定义/;
const TALK = /请问|什么是|是?什么意思|是什么|什么叫|怎么算|如何计算|的?(含义|定义)|[的？?，,。]/g;

/** What a term means, in the words of the lesson on it; nothing is said without one. */
export const termAnswerer = (find: FindExplained): Answerer => ({
  section: 'term',
  fits: ({ measure }, question) =>
    measure === undefined && ASKED.test(question) && question.replace(TALK, '').trim().length > 1,
  answer: async (_reading, question) => {
    const draft = answerDraft();
    const term = question.replace(TALK, '').trim();
    const lesson = await find(term);
    if (lesson) draft.text(`${term}：${lesson.summary}详见学习专区“${lesson.title}”（#${lesson.link}）。`);
    else draft.text(`学习专区没有“${term}”的讲解，不作解释；请查阅正式出版的规范。`);
    return { section: 'term', blocks: draft.blocks() };
  },
  examples: ['什么是综合单价？'],
});
