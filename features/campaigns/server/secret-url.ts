import { randomInt } from 'node:crypto';

/** Without 0, 1, I and O, which are mistaken for one another. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 10;

/** Names a team or an inviter to whoever was given it. */
export const newSecretUrl = (): string =>
  Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
