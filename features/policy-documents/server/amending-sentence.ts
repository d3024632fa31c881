import { ARTICLE, articleKey, compareArticles, ORDINAL } from './article-number';

export interface NamedArticles {
  /** Keys; the same twice where it is one article. */
  readonly from: string;
  readonly to: string;
  /** `unclear`: something is said of them, and not understood. */
  readonly kind: 'changed' | 'removed' | 'unclear';
}

/** What one sentence does to the text that it speaks of. */
export interface SentenceEffect {
  readonly named: readonly NamedArticles[];
  /** It takes these words away, or puts others in their place, wherever they stand. */
  readonly words: readonly string[];
  /**
   * It may change any clause; `rule`: or it says what holds, without looking at an older text; `contradiction`: those
   * that say something else than the new text.
   */
  readonly unread?: 'amendment' | 'rule' | 'contradiction';
  /** The article it speaks of last. */
  readonly last?: string;
}

/** In a sentence, stands for another document with its articles. */
export const OTHER = '\uE000';
/** The same for an article of the amending text. */
export const OWN = '\uE001';

const REMOVES = /删去|删除|删掉|废止|作废|取消|撤销|失效|[停终]止执行|不再(?:执行|适用|施行)/;
const CHANGES =
  /(?:修改|修订|修正|调整|变更|更改|更正|更新|更名|替换|改)(?:为|成|如下)|(?:作|做|如下|以下|予以|进行)(?:了|出|如下|以下|相应|的){0,3}(?:修改|修订|修正|调整|变更)|增加[^条]{0,8}[款项目]/;
const DOES_SOMETHING = /(?:暂停|暂缓|中止)(?:执行|施行|适用)|改[按由用以作]|以“\d+”(?:代替|取代)/;
/** Beside a chapter or an annex, any of these may be said of it. */
const TOUCHES = /[删废替增补移]|取消|撤销|失效|不再|修改|修订|修正|调整|变更|更[改正新名]/;
const CONTRADICTS = /与本[^，。]{1,8}(?:不一致|不符|抵触|冲突)[^。]{0,6}以本/;
const EXCEPTS =
  /除[^。]{1,40}外|其[余他它](?:各|条|的?规定|内容|部分|章)|(?:不|未|没有)(?:得|予|作|再|进行)?(?:修改|修订|删|调整|变更|废止|取消)/;
/** What was done already is summed up. */
const CONCLUDES =
  /(?:根据|按照?)本[^，。]{1,8}(?:作|做|进行)?(?:出|了)?相应的?(?:修改|修订|修正|调整)|(?:顺序|序号|编号)[^。]{0,8}(?:调整|顺延)/;
const CITES = /按照?|依照|依据|根据|参照|符合|违反/;
const CITED = new RegExp(`(?:${CITES.source})[^，${OTHER}]{0,6}${OTHER}`, 'g');
const ANNOUNCES = /如下|以下|下列/;
const NEW_ARTICLES = new RegExp(
  `增加(?:${ORDINAL}|两)条|增加${ARTICLE}|(?:在|于)?${ARTICLE}之?[前后](?=[^，]{0,6}增加(?:(?:${ORDINAL}|两)条|第))`,
  'g',
);
const RENUMBERED = new RegExp(`(?:修改为|改为|作为|调整为)${ARTICLE}`, 'g');
const REFERENCE = new RegExp(
  `((?:${CITES.source})[^，第]{0,4})?(${ARTICLE})(?:(?:至|到|—|－|-|～|~)(${ARTICLE}))?(的?第[^条，。]{1,6}[款项目句段]|中的?)?`,
  'g',
);
/** 第四、五条; 第二至四条 */
const SHARED = new RegExp(`第(?:${ORDINAL})(?:[、和及与至到—－\\-～~]第?(?:${ORDINAL}))+条`, 'g');
const NUMBER = new RegExp(`第?(${ORDINAL})条?`, 'g');
/** 第四条、五条 */
const HEADLESS = new RegExp(`(条[、和及与至到—－\\-～~])(?=(?:${ORDINAL})条)`, 'g');
const ARTICLES = new RegExp(ARTICLE, 'g');
const REFERS = /第[^，、第]{0,8}[条章节编]/;
const REFERS_LOOSELY = /[前上下该各]条|附[件表录]/;
const QUOTE = /“(\d+)”/g;
const FILLER = new RegExp(
  `${REMOVES.source}|${CHANGES.source}|同时|一并|予以|全部|相应|应当|规定|自[^，。]{1,24}起|[（(][^（）()]{0,40}[）)]|[将对把现原应均都的并或，、和及与以至（）()\\s]`,
  'g',
);
const LEADING =
  /^(?:[（(][一二三四五六七八九十\d]{1,3}[）)]|[一二三四五六七八九十]{1,3}(?:[、．]|是)|\d{1,2}[、．])/;
const PART = /第[^条，。]{1,6}[款项目句段]/;
const PARTS = new RegExp(`${PART.source}(?:中的?)?`, 'g');
/** 删去第三款, after what was said of an article. */
const GOES_ON = new RegExp(`^(?:删去|删除|增加|将|对|在|其)?${PART.source}`);
/** What stands behind the colon is the new wording. */
const UNQUOTED_WORDING = /(?<=[为成])[：:](?!\s*“)/;

const isFiller = (text: string): boolean => text.replaceAll(FILLER, '') === '';

/** Every article with a sign of its own. */
const spelledOut = (sentence: string): string =>
  sentence
    .replaceAll(/\s/g, '')
    .replace(LEADING, '')
    .replaceAll(SHARED, (all) => all.replaceAll(NUMBER, '第$1条'))
    .replaceAll(HEADLESS, '$1第');

interface Mentioned extends Omit<NamedArticles, 'kind'> {
  readonly isPart: boolean;
}

/** The articles it speaks of, without those that it refers to. */
const mentionedIn = (part: string): readonly Mentioned[] => {
  const found: Mentioned[] = [];
  for (const [, citing, first = '', last = first, inside] of part.matchAll(REFERENCE)) {
    const [from, to] = [articleKey(first), articleKey(last)];
    if (citing === undefined && from !== undefined && to !== undefined)
      found.push({ from, to, isPart: inside !== undefined });
  }
  return found;
};

interface Part {
  readonly said: string;
  readonly mentioned: readonly Mentioned[];
  readonly around: string;
}

const partsOf = (text: string): readonly Part[] => {
  const parts = text.split(/[，,：:]/).map((part) => {
    const said = part.replaceAll(NEW_ARTICLES, '').replaceAll(RENUMBERED, '');
    return { said, mentioned: mentionedIn(said), around: said.replaceAll(REFERENCE, '') };
  });
  const saysNew = text.search(UNQUOTED_WORDING);
  if (saysNew < 0) return parts;
  const head = partsOf(text.slice(0, saysNew));
  return head.some(({ mentioned }) => mentioned.length > 0) ? head : parts;
};

const isVerb = (said: string): boolean =>
  REMOVES.test(said) || CHANGES.test(said) || DOES_SOMETHING.test(said);

export const mayChange = (text: string): boolean => TOUCHES.test(text) || isVerb(text);
/** 作如下修改 and all that follows, of the document that is named. */
export const announces = (sentence: string): boolean => ANNOUNCES.test(sentence) && isVerb(sentence);
/** Says by itself what it does to its articles, and refers to no others. */
export const standsAlone = (text: string): boolean => isVerb(text) && !CITES.test(text);
/** Another document is more than referred to. */
export const isOfOther = (sentence: string): boolean => sentence.replaceAll(CITED, '').includes(OTHER);

/** What `said` does to articles that were named before it, `around` being all else between. */
const kindOf = (
  { from, to, isPart }: Mentioned,
  said: string,
  { around, isAlone }: { readonly around: string; readonly isAlone: boolean },
): NamedArticles['kind'] => {
  if (!REMOVES.test(said)) return CHANGES.test(said) ? 'changed' : 'unclear';
  // An article that loses a paragraph or some words stays.
  if (isPart || said.search(QUOTE) >= 0 || (isAlone && PART.test(around)))
    return from === to ? 'changed' : 'unclear';
  return isFiller(around) ? 'removed' : 'unclear';
};

/** Of what is changed, the words before it is said what they become; of what is taken out, all. */
const wordsIn = (text: string, quotes: readonly string[]): readonly string[] => {
  const end = REMOVES.test(text) ? -1 : text.search(CHANGES);
  return [...(end < 0 ? text : text.slice(0, end)).matchAll(QUOTE)]
    .map(([, at]) => (quotes[Number(at)] ?? '').trim())
    .filter((word) => word !== '');
};

/** Whether what is done in a part without an article is known to be done to none of the older text. */
const isElsewhere = (said: string, after: readonly NamedArticles[]): boolean =>
  said.includes(OWN) ||
  (said.includes(OTHER) && isFiller(said.replaceAll(OTHER, ''))) ||
  // It goes on about the articles before.
  (after.length > 0 && isFiller(said.replaceAll(QUOTE, '').replaceAll(PARTS, '')));

const readParts = (parts: readonly Part[]) => {
  const named: NamedArticles[] = [];
  let waiting: Mentioned[] = [];
  let [between, isOpen] = ['', false];
  for (const { said, mentioned, around } of parts) {
    waiting.push(...mentioned);
    if (waiting.length > 0) between += around;
    if (!isVerb(said)) continue;
    if (waiting.length === 0) isOpen ||= !ANNOUNCES.test(said) && !isElsewhere(said, named);
    const how = { around: between, isAlone: waiting.length === 1 };
    for (const one of waiting) named.push({ from: one.from, to: one.to, kind: kindOf(one, said, how) });
    [waiting, between] = [[], ''];
  }
  for (const { from, to } of waiting) named.push({ from, to, kind: 'unclear' });
  return { named, isOpen };
};

const NOTHING: SentenceEffect = { named: [], words: [] };

const read = (text: string, quotes: readonly string[]): SentenceEffect => {
  const parts = partsOf(text).filter(({ said }) => !CONCLUDES.test(said));
  const mentioned = parts.flatMap((part) => part.mentioned);
  const rest = parts.map(({ around }) => around).join('，');
  const refers = mentioned.length > 0 || REFERS.test(rest);
  const isMore = REFERS.test(rest) || REFERS_LOOSELY.test(rest);
  if (CONTRADICTS.test(text) && !text.includes(OTHER)) return { ...NOTHING, unread: 'contradiction' };
  if (mentioned.length === 0 && !isVerb(rest) && !(refers && TOUCHES.test(rest))) return NOTHING;
  if (EXCEPTS.test(rest) || mentioned.some(({ from, to }) => compareArticles(from, to) > 0))
    return { ...NOTHING, unread: 'amendment' };
  const { named, isOpen } = readParts(parts);
  if (!isOpen && !(isMore && mayChange(rest))) return { named, words: [] };
  const words = wordsIn(text, quotes);
  return { named, words, ...(words.length === 0 && { unread: refers ? 'amendment' : 'rule' }) };
};

/**
 * Quotes stand in it as “0”, the place among `quotes`: new wording says nothing of the articles that stand in it. `last`
 * is the article that was spoken of before.
 */
export const readSentence = (sentence: string, quotes: readonly string[], last = ''): SentenceEffect => {
  const plain = spelledOut(sentence);
  const text = GOES_ON.test(plain) ? `${last}${plain}` : plain;
  const own = text.match(ARTICLES)?.at(-1);
  return { ...read(text, quotes), ...(own !== undefined && { last: own }) };
};
