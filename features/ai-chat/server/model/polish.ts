import * as z from 'zod/mini';
import type { Block } from '../../contract-blocks';
import type { LanguageModel } from './language-model';
import { saysTheSame } from './says-the-same';

const TASK = [
  '你是造价指标网的文字编辑。用户给出一个 JSON 字符串数组，请把每一句改写得通顺、专业，保持原意。',
  '不得增加、删除、改动或调换任何数字、单位、地名、业态、税口径和涨跌高低，顺序也保持不变；不得加入链接、标记或新的判断。',
  '只输出改写后的 JSON 字符串数组，长度与原数组相同。',
].join('');

const sentences = z.array(z.string());

const arrayIn = (text: string): readonly string[] => {
  try {
    const read = z.safeParse(sentences, JSON.parse(text.replace(/^\s*```(?:json)?|```\s*$/g, '')));
    return read.success ? read.data : [];
  } catch {
    return [];
  }
};

/** Sentences of the answer in smoother words; one that does not say the same stays as it was computed. */
export const polish = async (
  blocks: readonly Block[],
  model: LanguageModel,
  { names, signal }: { readonly names: readonly string[]; readonly signal: AbortSignal },
): Promise<readonly Block[]> => {
  const plain = blocks.flatMap((one) => (one.kind === 'text' ? [one.text] : []));
  if (plain.length === 0) return blocks;
  const answer = await model({ task: TASK, text: JSON.stringify(plain), signal });
  const rewritten = arrayIn(answer ?? '');
  if (rewritten.length !== plain.length) return blocks;
  const chosen = plain.map((text, at) => {
    const other = rewritten[at]?.trim() ?? '';
    return other && saysTheSame(text, other, names) ? other : text;
  });
  return blocks.map((one) => (one.kind === 'text' ? { ...one, text: chosen.shift() ?? one.text } : one));
};
