import { routeTable } from '#features/navigation/ui/index';
import { PAGES } from './pages';

/** Address without its parameters → chunks, for the build. */
export const routeChunks = (): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    PAGES.flatMap(({ chunk, beside, routes }) =>
      routeTable
        .filter(({ name }) => (routes as readonly string[]).includes(name))
        .map(({ path }) => [
          path.replace(/\/:.*/, ''),
          ['router', 'transport', ...(beside ? [beside] : []), chunk],
        ]),
    ),
  );
