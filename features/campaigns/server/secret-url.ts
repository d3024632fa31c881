import { randomSigns } from '#infra/server/random-signs';

const LENGTH = 10;

/** Names a team or an inviter to whoever was given it. */
export const newSecretUrl = (): string => randomSigns(LENGTH);
