/** Signs that a compatibility form would melt into the number before them: C30② is not C302. */
const ENCLOSED = /[①-⓿❶-➓㈠-㊉]|[⑴-⒛]/g;

/** In half-width signs, with one sign for each of: diameters, sizes, ranges, limits. */
export const halfWidth = (text: string): string =>
  text
    .replace(ENCLOSED, ' ; ')
    .normalize('NFKC')
    .replace(/[ØøⲪФφ∅⌀]/g, 'Φ')
    .replace(/[〜∼]/g, '~')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/[≦⩽≯]/g, '≤')
    .replace(/[≧⩾≮]/g, '≥')
    .replace(/(?<=[\d)])(\s{0,3})[xXхХ*✕✖╳](\s{0,3})(?=[\d(])/g, '$1×$2');

const UNIT = '(?:[mcdk]?m[23²³]?|k?[vw]|mpa)(?![a-z\\d])';
const AFTER_NUMBER = '(?:[厚深内外米毫厘遍类级]|以[内下上外]|之[内外]|公[里分]|千米|回路)';
const MARK = '(?:C|P|S|M|Mb|Ms|MU|DN|De|D|HRBF?|HPB|CRB|SC|RC|MT|PC|KBG|JDG|Φ|δ)';

/** Blanks within one word: between a mark, its number and its unit, and about the signs of sizes, sums and ranges. */
const WITHIN = [
  /\s+(?=[×+~/<>≤≥=:%)(-])|(?<=[×+~/<>≤≥=:%(Φδ-])\s+/g,
  new RegExp(`(?<=\\d)\\s+(?=${UNIT}|${AFTER_NUMBER})`, 'gi'),
  new RegExp(`(?<=(?:^|[^a-z\\d.])${MARK})\\s+(?=\\d)`, 'gi'),
  /(?<=\p{Script=Han})\s+(?=\d)/gu,
  /(?<=(?:^|\s)\p{Script=Han})\s+(?=\p{Script=Han}(?:\s|$))/gu,
] as const;

/** As rules are read against it: half-width, one blank where blanks keep words apart and none within a word. */
export const plainText = (text: string): string =>
  WITHIN.reduce((read, blanks) => read.replace(blanks, ''), halfWidth(text).replace(/\s+/g, ' ').trim())
    .replace(/(?<=\d)(?:mm[2²]|平方(?:毫米)?)/gi, '')
    .replace(/\((\d[\d.+]{0,12})\)(?=mm|厚)/gi, '$1');

/** 砌块品种、规格及强度等级 and 砌块品种/规格/强度等级 are one key. */
export const plainKey = (key: string): string =>
  halfWidth(key)
    .replace(/[\s、,/及和与·()-]/g, '')
    .toUpperCase();
