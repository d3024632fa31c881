import { v7 } from 'uuid';
import type { Ports } from '#src/kernel/ports';

const FIRST_ENTRY = 1e9;
const ENTRIES = 9e9;

/** crypto.getRandomValues, not randomUUID: the latter is missing on plain http hosts. */
export const browserIds = (crypto: Crypto): Ports['ids'] => ({
  uuid: () => v7(),
  entry: () => {
    const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
    return FIRST_ENTRY + ((high * 2 ** 21 + (low >>> 11)) % ENTRIES);
  },
});
