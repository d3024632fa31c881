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

const ORDINAL = '[零〇一二三四五六七八九十百千]+|\\d+(?:\\.\\d+)*';
/** 第十六条, 第16条, 第3.2.1条, 第十六条之一 */
export const ARTICLE = `第(?:${ORDINAL})条(?:之(?:${ORDINAL}))?`;

const WRITTEN = new RegExp(`^第?(${ORDINAL})条?(?:之(${ORDINAL}))?$`);

/** The same for all ways of writing a number; undefined where it is none. */
export const articleKey = (number: string): string | undefined => {
  const [, main, under] = WRITTEN.exec(number.replaceAll(/\s/g, '')) ?? [];
  if (main === undefined) return undefined;
  return under === undefined ? plain(main) : `${plain(main)}-${plain(under)}`;
};
