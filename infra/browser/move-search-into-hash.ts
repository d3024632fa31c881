import { hashParts } from './hash-parts';

/**
 * Query keys of the route that stand in the search part of the address, before the `#`, are the route's: they move
 * there, and what the route says itself goes first. Runs before anything reads the route.
 */
export const moveSearchIntoHash = (view: Window, keys: readonly string[]): void => {
  const { pathname, search, hash } = view.location;
  const before = new URLSearchParams(search);
  const found = keys.filter((key) => before.has(key));
  if (found.length === 0) return;
  const { path, query, end } = hashParts(hash);
  for (const key of found) {
    if (!query.has(key)) query.set(key, before.get(key) ?? '');
    before.delete(key);
  }
  const rest = before.size > 0 ? `?${before.toString()}` : '';
  view.history.replaceState(
    view.history.state,
    '',
    `${pathname}${rest}#${path || '/'}?${query.toString()}${end}`,
  );
};
