import type { EventRow } from './store-events';

/** Of the pages and guides that the portal has. */
export interface KnownNames {
  readonly routes: readonly string[];
  readonly guides: readonly string[];
}

/** One for all that the portal does not have. */
const UNKNOWN = 'unknown';

/** Facts are summed by the names of routes and guides: the sums must not grow with what senders make up. */
export const boundNames = ({ routes, guides }: KnownNames) => {
  const bound = (known: readonly string[]) => {
    const names = new Set(known);
    return (name: string | null) => (name === null || names.has(name) ? name : UNKNOWN);
  };
  const [route, guideType] = [bound(routes), bound(guides)];
  return (row: EventRow): EventRow => ({
    ...row,
    route: route(row.route),
    guideType: guideType(row.guideType),
  });
};
