import { dayAt } from '#src/contract/shanghai-time';
import { randomSigns } from './random-signs';

const LENGTH = 6;

/** FW20261121-7KX2MD: tells the day and nothing of how many there are. */
export const receiptNumber = (kind: string, at = new Date()): string =>
  `${kind}${dayAt(at).replaceAll('-', '')}-${randomSigns(LENGTH)}`;
