import { randomSigns } from '#infra/server/random-signs';

const LENGTH = 10;

/** Nobody guesses another member's. */
export const newReceipt = (): string => `SC${randomSigns(LENGTH)}`;
