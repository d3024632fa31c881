import { of } from 'rxjs';
import { decideEntry, type Visitor } from '#features/navigation/decide-entry';
import { knownPath } from '#features/navigation/epics';
import type { MatchRoute } from '#features/navigation/ports';
import { matchRoute } from '#features/navigation/ui/index';

/** The router, already there. */
export const match: MatchRoute = (fullPath) => of(matchRoute(fullPath));

export const decideAt = (fullPath: string, visitor: Visitor) => decideEntry(matchRoute(fullPath), visitor);

export const isPlace = (path: string | undefined): boolean => {
  let isKnown = false;
  knownPath(match, path).subscribe(() => (isKnown = true));
  return isKnown;
};
