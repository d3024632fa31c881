import { NOT_FOUND, routeTable, type RouteRow } from './route-table';

export interface RouteMatch {
  readonly route: RouteRow;
  /** Path and query as in the address. */
  readonly fullPath: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    // `%ff` in an address somebody typed.
    return undefined;
  }
};

const segments = (path: string) => path.split('/').filter(Boolean);

const paramsOf = (pattern: string, path: string): Readonly<Record<string, string>> | undefined => {
  const [wanted, given] = [segments(pattern), segments(path)];
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = decode(given[index] ?? '');
    if (value === undefined) return undefined;
    if (part.startsWith(':')) params[part.slice(1)] = value;
    else if (part !== value) return undefined;
  }
  return params;
};

export const splitPath = (fullPath: string): readonly [path: string, search: string] => {
  const at = fullPath.indexOf('?');
  return at < 0 ? [fullPath, ''] : [fullPath.slice(0, at), fullPath.slice(at + 1)];
};

/** Fixed segments win over parameters because the table names them first. */
export const placeOf = (fullPath: string): RouteMatch => {
  const [path, search] = splitPath(fullPath);
  const query = Object.fromEntries(new URLSearchParams(search));
  for (const route of routeTable) {
    const params = paramsOf(route.path, path);
    if (params) return { route, fullPath, params, query };
  }
  return { route: NOT_FOUND, fullPath, params: {}, query };
};

/** A destination is only ever a place of this portal: `//elsewhere`, `javascript:` and unknown paths are not. */
export const isPlace = (path: string | undefined): path is string =>
  path !== undefined && /^\/(?![/\\])/.test(path) && placeOf(path).route !== NOT_FOUND;
