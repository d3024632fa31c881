import { matchRoutes } from 'react-router-dom';
import { NOT_FOUND, queryOf, splitPath, type RouteMatch } from '../route';
import { routeTable } from '../route-table';

const routes = routeTable.map((route) => ({ path: route.path, caseSensitive: true, handle: route }));

const isReadable = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    // `%ff` in an address somebody typed.
    return false;
  }
};

/** The route an address leads to, as the router sees it. */
export const matchRoute = (fullPath: string): RouteMatch => {
  const [pathname] = splitPath(fullPath);
  const match = isReadable(pathname) ? matchRoutes(routes, { pathname })?.at(-1) : undefined;
  const params = Object.entries(match?.params ?? {}).map(([name, value = '']) => [name, value] as const);
  return {
    route: match?.route.handle ?? NOT_FOUND,
    fullPath,
    params: Object.fromEntries(params),
    query: queryOf(fullPath),
  };
};
