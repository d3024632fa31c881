const PERSONAL: readonly (readonly [RegExp, string])[] = [
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '〔邮箱〕'],
  [/(?<!\d)\d{17}[\dXx](?!\d)/g, '〔证件号〕'],
  [/(?<!\d)(?:\+?86[- ]?)?1[3-9]\d(?:[- ]?\d{4}){2}(?!\d)/g, '〔电话〕'],
  // Accounts, cards, landlines: no figure of a question has so many digits in a row.
  [/(?<![\d.])\d[\d-]{7,}\d(?![\d.])/g, '〔号码〕'],
];

/** A question as it may leave the house. */
export const maskPersonal = (text: string): string =>
  PERSONAL.reduce((left, [pattern, mask]) => left.replace(pattern, mask), text.normalize('NFKC'));
