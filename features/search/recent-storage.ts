import type { KeyValueStore } from '#src/kernel/ports';

const MOST_KEPT = 10;

const keywordsIn = (text: string | undefined): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter((keyword) => typeof keyword === 'string') : [];
  } catch {
    // Written by hand or by another version.
    return [];
  }
};

/** An account's searches on this browser, newest first. Read anew each time: other tabs write here, too. */
export const recentStorage = (kept: KeyValueStore, globalId: string) => {
  const key = `recentSearches.${globalId}`;
  const read = () => keywordsIn(kept.get(key));
  const write = (keywords: readonly string[]) => {
    if (keywords.length > 0) kept.set(key, JSON.stringify(keywords));
    else kept.remove(key);
    return keywords;
  };
  return {
    read,
    add: (keyword: string) =>
      write([keyword, ...read().filter((other) => other !== keyword)].slice(0, MOST_KEPT)),
    remove: (keyword: string) => write(read().filter((other) => other !== keyword)),
    clear: () => write([]),
  };
};
