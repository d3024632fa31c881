import type { EventRow } from './store-events';

/** More routes and guides than the portal has. */
const MOST = 200;
const HOUR_MS = 3_600_000;

/**
 * Facts are summed by the names of routes and guides. Whoever is logged in to nothing adds at most so many in an hour:
 * what else strangers make up is stored without, or the sums would grow with their imagination.
 */
export const boundNames = (now: () => number) => {
  const names = new Set<string>();
  let hour = 0;
  const bound = (name: string | null): string | null => {
    if (name === null || names.has(name)) return name;
    if (names.size >= MOST) return null;
    names.add(name);
    return name;
  };
  return (row: EventRow): EventRow => {
    const current = Math.floor(now() / HOUR_MS);
    if (current !== hour) names.clear();
    hour = current;
    if (row.accountName !== null) return row;
    return { ...row, route: bound(row.route), guideType: bound(row.guideType) };
  };
};
