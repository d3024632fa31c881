import { splitPath, placeOf, type RouteMatch } from './match-route';
import { HOME, type Access } from './route-table';

/** What the guard knows of the visitor, gathered from the events of auth and sourcing. */
export interface Visitor {
  readonly status: 'unknown' | 'out' | 'in';
  readonly isVip: boolean;
  readonly hasRights: boolean;
  readonly isPartner: boolean;
  readonly globalId: string;
}

export type EntryRefusal = 'login' | 'vip' | 'partner';

export type Decision =
  | { readonly kind: 'wait' }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'refuse'; readonly reason: EntryRefusal; readonly to: string }
  /** needRight never turns anybody away: the page stays and the no-rights tip opens over it. */
  | { readonly kind: 'enter'; readonly place: RouteMatch; readonly lacksRights: boolean };

const withQuery = (path: string, search: string) => (search ? `${path}?${search}` : path);

/** `gid` in the address always tells whose page it is. */
const withOwnGid = (fullPath: string, globalId: string): string | undefined => {
  const [path, search] = splitPath(fullPath);
  const query = new URLSearchParams(search);
  if (!query.has('gid') || query.get('gid') === globalId) return undefined;
  query.set('gid', globalId);
  return withQuery(path, query.toString());
};

const refusal = (access: Access, visitor: Visitor): EntryRefusal | undefined => {
  if (access === 'public') return undefined;
  if (visitor.status !== 'in') return 'login';
  if (access === 'vip' && !visitor.isVip) return 'vip';
  if (access === 'partner' && !visitor.isPartner) return 'partner';
  return undefined;
};

export const decideEntry = (fullPath: string, visitor: Visitor): Decision => {
  const place = placeOf(fullPath);
  const { route } = place;
  if (route.redirectTo) return { kind: 'redirect', to: withQuery(route.redirectTo, splitPath(fullPath)[1]) };
  if (route.access !== 'public' && visitor.status === 'unknown') return { kind: 'wait' };
  const reason = refusal(route.access, visitor);
  if (reason) {
    const to = route.failTo ?? HOME;
    return {
      kind: 'refuse',
      reason,
      to: reason === 'login' ? `${to}?redirect=${encodeURIComponent(fullPath)}` : to,
    };
  }
  const own = visitor.status === 'in' ? withOwnGid(fullPath, visitor.globalId) : undefined;
  if (own) return { kind: 'redirect', to: own };
  return { kind: 'enter', place, lacksRights: route.access === 'rights' && !visitor.hasRights };
};
