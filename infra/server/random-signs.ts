import { randomInt } from 'node:crypto';

/** Without letters that are taken for others when read aloud. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** For numbers and codes that are read, told and typed by people; each holds 4.9 bits that nobody can guess. */
export const randomSigns = (length: number): string =>
  Array.from({ length }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');
