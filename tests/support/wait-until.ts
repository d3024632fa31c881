const PATIENCE_MS = 60_000;
const EVERY_MS = 40;

/** What `look` gives once it is good; the last look is named when that never comes. */
export const waitUntil = async <T>(look: () => Promise<T>, isGood: (seen: T) => boolean): Promise<T> => {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const seen = await look();
    if (isGood(seen)) return seen;
    if (Date.now() > end) throw new Error(`still ${JSON.stringify(seen)}`);
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
};
