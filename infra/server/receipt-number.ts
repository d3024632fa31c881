import { randomInt } from 'node:crypto';
import { dayAt } from '#src/contract/shanghai-time';

/** Without letters that are taken for others when read aloud. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

/** FW20261121-7KX2MD: tells the day and nothing of how many there are. */
export const receiptNumber = (kind: string, at = new Date()): string => {
  const signs = Array.from({ length: LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length)));
  return `${kind}${dayAt(at).replaceAll('-', '')}-${signs.join('')}`;
};
