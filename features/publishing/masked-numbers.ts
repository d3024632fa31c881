const DIGIT = '[0-9０-９]';
const LETTER = '[0-9A-Za-z０-９Ａ-Ｚａ-ｚ]';
const GAP = '[\\s\\p{Default_Ignorable_Code_Point}–—－-]{0,3}';
/** Beyond those, what people write between the parts of a mobile number. */
const APART = '[\\s\\p{Default_Ignorable_Code_Point}–—－\\-_/／]{0,3}';
const COUNTRY = '[+＋]?(?:86|８６)';
const MOBILE_HEAD = `(?<!${DIGIT})(?:${COUNTRY}${GAP})?[1１][3-9３-９]${DIGIT}`;

/** Mobile, landline and service numbers as people write them: with gaps, brackets, +86, in full width. */
const PHONE = new RegExp(
  [
    `${MOBILE_HEAD}(?:(?<gap>[.·])${DIGIT}{4}\\k<gap>|${APART}${DIGIT}{4}${APART})${DIGIT}{4}(?!${DIGIT})`,
    `(?<!${DIGIT})[(（]?[0０]${DIGIT}{2,3}[)）]?${GAP}${DIGIT}{3,4}${GAP}${DIGIT}{4}(?!${DIGIT})`,
    `(?<!${DIGIT})(?:[+＋](?:86|８６)${GAP}|(?:86|８６)[–—－-])[(（]?[0０]?[1-9１-９]${DIGIT}{1,2}[)）]?${GAP}${DIGIT}{3,4}${GAP}${DIGIT}{4}(?!${DIGIT})`,
    `(?<!${DIGIT})[48４８][0０]{2}${GAP}(?:${DIGIT}{3}${GAP}${DIGIT}{4}|${DIGIT}{4}${GAP}${DIGIT}{3})(?!${DIGIT})`,
  ].join('|'),
  'gu',
);
/** From the first sign of a word alone: a run without an @ is gone through once. */
const MAIL = /(?<![\w.+-])[\w.+-]+[@＠][\w-]+(?:[.．][\w-]+)+/g;
const ADDRESS_END = '[^\\s\\p{Script=Han}，。；、：（）()“”]*';
const WEB = new RegExp(
  `(?:https?:\\/\\/|(?<![\\w.-])www\\.)${ADDRESS_END}|(?<![\\w.-])[\\w-]+(?:\\.[\\w-]+)*\\.(?:com|cn|net|org|gov|edu|top|vip|info)(?![\\w-])(?:[/?#:]${ADDRESS_END})?`,
  'giu',
);
/** GB 11643: a place, a day of birth, and a check sign. */
const PERSON = new RegExp(
  `(?<!${LETTER})[1-9]\\d{5}(?:19|20)\\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])\\d{3}[\\dXx](?!${LETTER})`,
  'g',
);
/** GB 32100: who registered it, a place, a body and a check sign. */
const BODY = new RegExp(
  `(?<!${LETTER})[0-9A-HJ-NPQRTUWXY]{2}\\d{6}[0-9A-HJ-NPQRTUWXY]{10}(?!${LETTER})`,
  'gi',
);

/** Takes out the numbers and addresses by which a person or a firm is reached or known. */
export const maskNumbers = (text: string): string =>
  text
    .replace(PERSON, '（证件号略）')
    .replace(BODY, '（信用代码略）')
    .replace(MAIL, '（邮箱略）')
    .replace(WEB, '（网址略）')
    .replace(PHONE, '（电话略）');
