const rule = (pattern: RegExp, instead: string) => (text: string) => text.replace(pattern, instead);

const LONG = 20;
const VERY_LONG = 40;
const digitsIn = (word: string): number => word.replace(/\D/g, '').length;

/** Keys are drawn at random, names in a program are not: they are shorter, or hardly hold a digit. */
const isKey = (word: string): boolean =>
  word.length >= VERY_LONG || (word.length >= LONG && digitsIn(word) >= 3) || /^eyJ/.test(word);

const SECRET =
  'access_?token|login_?token|token|cas_?id|password|ticket|secret|authorization|cookie|validate_?data|code';
const PERSON =
  'user_?name|account_?name|full_?name|real_?name|nick_?name|account|mobile|tele?phone|phone|email|global_?id';

/** The query of an address may hold anything: what follows the first `?` behind a slash goes. */
const withoutQuery = (word: string): string => {
  const parts = word.split(/(?=[?#])/);
  const query = parts.findIndex((part, at) => part.startsWith('?') && parts[at - 1]?.includes('/'));
  return query < 0 ? word : parts.slice(0, query).join('');
};

const rules = [
  (text: string) => text.replace(/[^\s"'()]+/g, withoutQuery),
  rule(new RegExp(`\\b(${SECRET}|${PERSON})(["']?\\s*[:=]\\s*)["']?[^\\s"',;&)}]+["']?`, 'gi'), '$1$2[…]'),
  rule(
    /(姓名|名字|联系人|用户名|账号|帐号|昵称|公司|手机号?|电话|密码|验证码)(\s*[:：=]\s*)[^\s,，;；。)）]+/g,
    '$1$2[…]',
  ),
  rule(/[\w.+-]{1,64}@[\w-]+(\.[\w-]+)+/g, '[email]'),
  rule(/(?<!\d)\d{17}[\dXx](?![\dXx])/g, '[id]'),
  // With or without a country code, in one piece or in groups.
  rule(/(?<!\d)(?:\+?86[ -]?)?1[3-9]\d[ -]?\d{4}[ -]?\d{4}(?!\d)/g, '[phone]'),
  (text: string) => text.replace(/[\w-]{20,}(?:\.[\w-]+)*/g, (word) => (isKey(word) ? '[key]' : word)),
];

/** Takes out keys, phones, addresses and names; `known` are those of whoever is logged in. */
export const scrub = (text: string, known: readonly string[] = []): string => {
  const nameless = known
    .filter((name) => name.length > 1)
    .reduce((left, name) => left.replaceAll(name, '[name]'), text);
  return rules.reduce((left, clean) => clean(left), nameless);
};
