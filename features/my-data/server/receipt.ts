import { randomInt } from 'node:crypto';

/** No letters that are mistaken for digits. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 10;

/** Fifty random bits: nobody guesses another member's. */
export const newReceipt = (): string =>
  `SC${Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`;
