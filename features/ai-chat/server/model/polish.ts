import * as z from 'zod/mini';
import type { Block } from '../../contract-blocks';
import { CONTENT_WORDS, TYPES } from '../reading/vocabulary';
import type { LanguageModel } from './language-model';

/** Terms that mean the same to whoever compares figures, by class. */
const CLASSES: readonly (readonly [token: string, words: string])[] = [
  ['no', '不足|不|没有|无法|未|非|并非|无'],
  ['up', '上涨|上升|涨|升高|升|增加|增长|增|超过|大于|高于|高|贵|多于'],
  ['down', '下跌|下降|跌|降低|降|减少|减|小于|低于|低|便宜|少于'],
];
const FIXED = '不含税|含税|除税|中位数|P\\d{2}|环比|同比|样本|最小|最大|最高|最低|平均|四分位|分位|暂定|预测';
const NUMBER =
  '[-−+]?\\d[\\d,]*(?:\\.\\d+)?(?:e[-+]?\\d+)?\\s*(?:%|‰|万|亿|千|百|倍|成)?|[〇零一二两三四五六七八九十百千万亿半几数]+\\s*(?:分之|个?百分点|倍|成|元|万|亿|%|点|个|月|年|番)|翻番|减半|一半';
/** Links and markup have no place in a sentence. */
const FOREIGN = /https?:|www\.|[<>[\]`]|\p{C}/u;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const figureOf = (text: string): string => text.replace(/[,\s]/g, '').replace('−', '-');

/**
 * Everything in a sentence that carries meaning for whoever reads figures, in order: figures with their sizes, names,
 * tax basis, directions and negations.
 */
const meaningOf = (text: string, names: readonly string[]): readonly string[] => {
  const known = [...new Set([...names, ...Object.values(TYPES)])].sort((a, b) => b.length - a.length);
  const classes = CLASSES.map(([token, words]) => `(?<${token}>${words})`).join('|');
  const pattern = new RegExp(
    `(?<name>${[...known.map(escaped), FIXED].join('|')})|(?<figure>${NUMBER})|${classes}`,
    'gi',
  );
  return [...text.normalize('NFKC').matchAll(pattern)].map(({ 0: found, groups = {} }) => {
    const group = CLASSES.find(([token]) => groups[token] !== undefined)?.[0];
    return group ?? (groups.figure === undefined ? found : figureOf(found));
  });
};

const LONGEST = 2;

/** Whether a rewriting keeps every figure, name and direction in its place and adds none. `names` are places. */
export const saysTheSame = (plain: string, rewritten: string, names: readonly string[]): boolean => {
  if (FOREIGN.test(rewritten) || rewritten.length > plain.length * LONGEST + 40) return false;
  const [wanted, given] = [meaningOf(plain, names), meaningOf(rewritten, names)];
  return wanted.length === given.length && wanted.every((token, at) => token === given[at]);
};

/** Figures of a text, for whoever must add none. */
const figuresIn = (text: string): readonly string[] =>
  (text.normalize('NFKC').match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map(figureOf);

const PERSONAL: readonly (readonly [RegExp, string])[] = [
  [/[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/g, '〔邮箱〕'],
  [/(?<!\d)\d{17}[\dXx](?!\d)/g, '〔证件号〕'],
  [/(?<!\d)(?:\+?86[- ]?)?1[3-9]\d(?:[- ]?\d{4}){2}(?!\d)/g, '〔电话〕'],
  // Accounts, cards, landlines: no figure of a question has so many digits in a row.
  [/(?<![\d.])\d[\d-]{7,}\d(?![\d.])/g, '〔号码〕'],
];

/** A question as it may be sent to a model outside. */
export const maskPersonal = (text: string): string =>
  PERSONAL.reduce((left, [pattern, mask]) => left.replace(pattern, mask), text.normalize('NFKC'));

const LONGEST_QUESTION = 200;
const REPHRASE_TASK = [
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
  const answer = (await model({ task: REPHRASE_TASK, text, signal }))?.trim();
  if (!answer || answer === '无' || answer.length > LONGEST_QUESTION) return undefined;
  const given = new Set(figuresIn(text).flatMap((figure) => [figure, figure.padStart(2, '0')]));
  return figuresIn(answer).every((figure) => given.has(figure)) ? answer : undefined;
};

const POLISH_TASK = [
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
  const answer = await model({ task: POLISH_TASK, text: JSON.stringify(plain), signal });
  const rewritten = arrayIn(answer ?? '');
  if (rewritten.length !== plain.length) return blocks;
  const chosen = plain.map((text, at) => {
    const other = rewritten[at]?.trim() ?? '';
    return other && saysTheSame(text, other, names) ? other : text;
  });
  return blocks.map((one) => (one.kind === 'text' ? { ...one, text: chosen.shift() ?? one.text } : one));
};
