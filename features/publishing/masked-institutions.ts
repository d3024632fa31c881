/** Schools and hospitals: what people call them is a name that leads there. */
const KINDS = ['幼儿园', '卫生院', '小学', '中学', '学校', '大学', '学院', '医院'] as const;
/** `大学生公寓`, `学院路` and `中学生` are no institutions. */
const KIND = new RegExp(`(?:${KINDS.join('|')})(?![生城路街])`, 'gu');

/** What a name may be made of; anything else ends the words before it. */
const SIGN = /[\p{Script=Han}\dA-Za-z０-９ ]/u;
/** Signs of a long name before its kind: 广西壮族自治区南宁市青秀区第三. */
const LONGEST_NAME = 20;

/** Names do not reach back beyond these. */
const BEFORE =
  /本工程|本项目|某建设单位|某施工单位|某地|招标范围|承包范围|施工范围|工程范围|包括|包含|位于|属于|适用于|适用|用于|毗邻|紧邻|负责|承担|执行|按照|依据|根据|参照|符合|满足|项目名称|工程名称|工程|项目|[为是的及与由含或]/gu;

/** An institution of these is one of many. */
const ANY =
  /(?:^[本该各某原全大]$|配套|新建|改建|扩建|迁建|拟建|公办|民办|公立|私立|综合|专科|一贯制|寄宿制|[一二三]级|[甲乙]等|[二三]甲|结构|大型|中型|小型|所在|乡镇|农村|城镇|社区|普通|以上|以下|等|某|地块|标段|楼|[一二三四五六七八九十两多几\dA-Z](?:层|班|所|座|个|个班|栋|期|区))$/u;
/** These name an institution of a place, and stand alone for many. */
const ANY_ALONE = /^(?:中|高级|初级|完全|职业|技工|培训|特殊教育|教学|儿童)$/u;
const ORDINAL = /(?:^|[^A-Za-z\d.])第?[一二三四五六七八九十百\d０-９]{1,4}$/u;
const HEAD =
  /^\p{Script=Han}{1,7}?(?:省|自治区|自治州|(?<!城)市(?![民政场])|(?<![小园校厂社景城片院库])区|县|镇|乡|街道)/u;

/** The text, and what is left of it behind each of the places it begins with. */
export const withoutHeads = (text: string): readonly string[] => {
  const left = text.replace(HEAD, '');
  return left === text ? [text] : [text, ...withoutHeads(left)];
};

const startsAt = (text: string, from: number, end: number): number => {
  let start = end;
  while (start > from && end - start < LONGEST_NAME && SIGN.test(text[start - 1] ?? '')) start -= 1;
  return start;
};

/** Whether these words before a kind of institution mean a certain one. */
export const isCertain = (words: string): boolean => {
  const own = withoutHeads(words).at(-1) ?? '';
  if (own === '' || ANY.test(own) || (own === words && ANY_ALONE.test(own))) return false;
  if (ORDINAL.test(own)) return true;
  return !/[A-Za-z\d]$/.test(own) && ([...own].length > 1 || own !== words);
};

const tight = (words: string): string => words.replaceAll(' ', '');

/** Blanks stand inside of a name in front of its number alone: 第 37 小学. */
const LAST_WORDS = /[^ ]* *$/u;
const lastWords = (words: string): string =>
  ORDINAL.test(tight(words)) ? words : (LAST_WORDS.exec(words)?.[0] ?? '');

/** Of the signs before a kind of institution those that are its name; none where it is one of many. */
const nameBefore = (text: string, kind: string): string => {
  const words = lastWords(text);
  // 中小学 is a kind of its own, and 华中小学 a name.
  const both = kind === '小学' && words.endsWith('中') ? '中' : '';
  const before = words.slice(0, words.length - both.length);
  const cuts = [...before.matchAll(BEFORE)].map(({ index, 0: word }) => index + word.length);
  // A single sign is no name: 为民小学.
  const own = before.slice(cuts.findLast((at) => before.length - at !== 1) ?? 0);
  const name = [...own].length === 1 ? own + both : own;
  return isCertain(tight(name)) ? own + both : '';
};

/** Takes the names of schools and hospitals out of a text: 某小学. */
export const maskInstitutions = (text: string): string => {
  let done = 0;
  const parts: string[] = [];
  for (const { index, 0: kind } of text.matchAll(KIND)) {
    const words = text.slice(startsAt(text, done, index), index);
    const name = nameBefore(words, kind);
    parts.push(text.slice(done, index - name.length), name === '' ? kind : `某${kind}`);
    done = index + kind.length;
  }
  return parts.length === 0 ? text : parts.join('') + text.slice(done);
};

/** The text up to the end of its last institution. */
export const upToInstitution = (
  text: string,
): { readonly whole: string; readonly kind: string } | undefined => {
  const last = [...text.matchAll(KIND)].at(-1);
  return last && { whole: text.slice(0, last.index + last[0].length), kind: last[0] };
};
