export const HOLDS_NAME = '密码中不能包含账号名';
export const TOO_COMMON = '这个密码太常见，容易被猜中，请换一个';

const SHORTEST_NAME = 4;

/** Beginnings of what lists of leaked passwords are full of; a few more digits at the end make none of them better. */
const COMMON = `
  password passw0rd p@ssword p@ssw0rd iloveyou woaini qwerty qwer1234 asdf1234 zxcvbn 1q2w3e
  1qaz2wsx abc123 abcd1234 a123456 aa123456 qq123456 admin zaojia zaojia@ welcome letmein monkey dragon
  football baseball sunshine princess 5201314
`
  .trim()
  .split(/\s+/);
const ROWS = [
  '01234567890',
  '09876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
];
const FEWEST_SIGNS = 4;
const MOST_TAIL = 4;

const isRun = (text: string): boolean => ROWS.some((row) => row.includes(text));
const isCommon = (text: string): boolean =>
  COMMON.some((word) => text.startsWith(word) && [...text].length - word.length <= MOST_TAIL);
const isRepeated = (text: string): boolean => /^(.{1,4})\1+$/u.test(text);

/** Why nobody should use this password; undefined when nothing speaks against it. */
export const weaknessOf = (password: string, accountName: string): string | undefined => {
  const text = password.toLowerCase();
  const name = accountName.toLowerCase();
  if (name.length >= SHORTEST_NAME && text.includes(name)) return HOLDS_NAME;
  const isPoor = new Set(text).size < FEWEST_SIGNS || isRepeated(text);
  return isPoor || isRun(text) || isCommon(text) ? TOO_COMMON : undefined;
};
