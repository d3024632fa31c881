import { CONTENT_WORDS, TYPES } from '../reading/vocabulary';
import type { LanguageModel } from './language-model';
import { maskPersonal } from './mask-personal';
import { figuresIn } from './says-the-same';

const LONGEST = 200;
const TASK = [
  '把用户关于建设工程造价的问题改写成一句规范的查询，只用原问题里有的条件和数字，不要补充、不要回答。',
  `可用的业态：${Object.values(TYPES).join('、')}。`,
  `可问的内容：单方造价、${CONTENT_WORDS.map(([, name]) => `${name}含量`).join('、')}、样本数、综合造价指数、人工费指数、钢材价格、水泥价格、环比、同比、折算。`,
  '地名写全称（如广东、武汉），月份写成 2025-09。无法改写时只输出“无”。',
].join('');

/** A question in words the reader knows; undefined when the model cannot, or adds a figure of its own. */
export const rephrase = async (
  question: string,
  model: LanguageModel,
  signal: AbortSignal,
): Promise<string | undefined> => {
  const text = maskPersonal(question);
  const answer = (await model({ task: TASK, text, signal }))?.trim();
  if (!answer || answer === '无' || answer.length > LONGEST) return undefined;
  const given = new Set(figuresIn(text).flatMap((figure) => [figure, figure.padStart(2, '0')]));
  return figuresIn(answer).every((figure) => given.has(figure)) ? answer : undefined;
};
