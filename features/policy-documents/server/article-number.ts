const DIGITS: Readonly<Record<string, number>> = Object.fromEntries(
  [...'零一二三四五六七八九'].map((sign, value) => [sign, value]),
);
const UNITS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1_000 };

/** 二十一 → 21 */
const chineseNumber = (signs: string): number => {
  let [sum, digit] = [0, 0];
  for (const sign of signs.replaceAll('〇', '零')) {
    const unit = UNITS[sign];
    if (unit === undefined) digit = DIGITS[sign] ?? 0;
    else {
      sum += (digit || 1) * unit;
      digit = 0;
    }
  }
  return sum + digit;
};

const plain = (written: string): string =>
  /^[\d.]+$/.test(written) ? written : String(chineseNumber(written));

export const ORDINAL = '[零〇一二三四五六七八九十百千]+|\\d+(?:\\.\\d+)*';
/** 第十六条, 第16条, 第3.2.1条, 第十六条之一 */
export const ARTICLE = `第(?:${ORDINAL})条(?:之(?:${ORDINAL}))?`;

const WRITTEN = new RegExp(`^第?(${ORDINAL})条?(?:之(${ORDINAL}))?$`);

/** The same for all ways of writing a number; undefined where it is none. */
export const articleKey = (number: string): string | undefined => {
  const [, main, under] = WRITTEN.exec(number.replaceAll(/\s/g, '')) ?? [];
  if (main === undefined) return undefined;
  return under === undefined ? plain(main) : `${plain(main)}-${plain(under)}`;
};

/** Main number and 之 of an article: 3.2.1 and none, 16 and 1. */
const partsOf = (key: string): readonly [main: readonly number[], under: number] => {
  const [main = '', under = '0'] = key.split('-');
  return [main.split('.').map(Number), Number(under)];
};

/** In the order of a text: 第三条, 第三条之一, 第四条; 3.2, 3.2.1, 3.3, 3.15. */
export const compareArticles = (one: string, other: string): number => {
  const [[mine, under], [theirs, others]] = [partsOf(one), partsOf(other)];
  for (let at = 0; at < Math.max(mine.length, theirs.length); at++) {
    const difference = (mine[at] ?? -1) - (theirs[at] ?? -1);
    if (difference !== 0) return difference;
  }
  return under - others;
};

/** 3.2.1 stands in 3.2. */
export const standsIn = (key: string, section: string): boolean => key.startsWith(`${section}.`);
