/** The same number in [-1, 1) for the same words, on every machine: FNV-1a with a final mix, integers only. */
export const noise = (...words: readonly (string | number)[]): number => {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(words.join('|'))) hash = Math.imul(hash ^ byte, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x80000000 - 1;
};
