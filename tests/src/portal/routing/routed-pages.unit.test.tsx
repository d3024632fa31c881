/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { configureStore } from '@reduxjs/toolkit';
import { matchRoute, routeTable } from '#features/navigation/ui/index';
import { loadPage, RoutedPages } from '#src/portal/routing/routed-pages.tsx';

/** A page for every route that says no more than the name of its route. */
jest.mock('#src/portal/pages', () => {
  const { routeTable: rows }: { routeTable: readonly { readonly name: string }[] } = jest.requireActual(
    '#features/navigation/ui/index',
  );
  const routes = rows.map(({ name }) => name);
  const views = Object.fromEntries(routes.map((name) => [name, () => name]));
  const page = { routes, load: () => Promise.resolve({ page: { join: () => undefined, views } }) };
  return { PAGES: [page], userCenter: page, UNFILLED: {} };
});

beforeAll(async () => {
  Object.assign(globalThis, { window: {} });
  await loadPage('/commonproj/index');
});

const addressOf = (path: string) => path.replace(/:\w+/g, 'p1');
const inOddCapitals = (path: string) =>
  path.replace(/[a-z]/gi, (sign) => (sign === sign.toUpperCase() ? sign.toLowerCase() : sign.toUpperCase()));

const store = configureStore({ reducer: () => ({ digitFont: {} }) });
const drawnAt = (fullPath: string) => {
  const { route } = matchRoute(fullPath);
  return {
    entered: route.name,
    html: renderToStaticMarkup(
      <Provider store={store}>
        <RoutedPages place={{ name: route.name, title: route.title ?? '' }} />
      </Provider>,
    ),
  };
};

const drawnRoutes = routeTable.filter(({ name, redirectTo }) => redirectTo === undefined && name !== 'home');

test.each(drawnRoutes)('$path draws its own view', ({ name, path }) => {
  const { entered, html } = drawnAt(addressOf(path));
  expect(entered).toBe(name);
  expect(html).toBe(name);
});

test.each(drawnRoutes)('$path in odd capitals draws what was entered', ({ name, path }) => {
  const { entered, html } = drawnAt(inOddCapitals(addressOf(path)));
  expect(entered).not.toBe(name);
  expect(html).toContain(entered === 'notFound' ? '404' : entered);
  expect(html).not.toBe(name);
});
