import { TYPES } from '../reading/vocabulary';

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
export const figuresIn = (text: string): readonly string[] =>
  (text.normalize('NFKC').match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map(figureOf);
